const loopback = /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** An address on this machine: what is sent there does not leave it. An empty one stands for the browser itself. */
export const isOnThisMachine = (url: string): boolean => url === '' || loopback.test(URL.parse(url)?.hostname ?? '');
