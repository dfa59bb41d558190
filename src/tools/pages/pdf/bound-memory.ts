/** Message of a worker to the page when a file would take more memory than it may. */
export const OUT_OF_ROOM = 'outrigger-out-of-room';

/**
 * Limits in bytes, since a file of a few kilobytes may unpack to gigabytes: of one array, and of all that are not
 * small.
 */
export const limits = { one: 128_000_000, all: 1_000_000_000, small: 1_000_000 };

interface Realm {
  Uint8Array: Uint8ArrayConstructor;
  DecompressionStream?: unknown;
}

/** Makes a realm refuse arrays beyond the limits, and removes the browser's unpacking, which knows no limit. */
export function boundMemory(realm: Realm, { one, all, small }: typeof limits, full: () => void): void {
  let taken = 0;
  let told = false;
  const refuse = (): never => {
    if (!told) full();
    told = true;
    throw new RangeError('The file takes more memory than it may.');
  };
  const plain = realm.Uint8Array;
  const bounded: Uint8ArrayConstructor = new Proxy(plain, {
    construct(target, given: unknown[], asked) {
      const [length] = given;
      if (typeof length === 'number' && length > small) {
        taken += length;
        if (told || length > one || taken > all) refuse();
      }
      return Reflect.construct(target, given, asked === bounded ? target : asked);
    },
  });
  realm.Uint8Array = bounded;
  Reflect.deleteProperty(realm, 'DecompressionStream');
}
