const ours = /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a model at this address sees nothing that leaves the machine. No address: it runs in the browser itself. */
export function isOnThisMachine(baseUrl: string): boolean {
  if (baseUrl === '') return true;
  return ours.test(URL.parse(baseUrl)?.hostname ?? '');
}
