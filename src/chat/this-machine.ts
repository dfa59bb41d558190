const hosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a model at this address sees nothing that leaves the machine. No address: it runs in the browser itself. */
export function isOnThisMachine(baseUrl: string): boolean {
  if (baseUrl === '') return true;
  const hostname = URL.parse(baseUrl)?.hostname;
  return hostname !== undefined && (hosts.has(hostname) || hostname.endsWith('.localhost'));
}
