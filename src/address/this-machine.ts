const loopback = /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** True for an address on this computer, or an empty one, which stands for the browser itself. */
export const isOnThisMachine = (url: string): boolean => url === '' || loopback.test(URL.parse(url)?.hostname ?? '');
