/** FNV-1a. Equal hashes still have to be compared by address. */
export function hashOf(address: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < address.length; at += 1) hash = Math.imul(hash ^ address.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A set of addresses that tells quickly, by their hashes, which of 100,000 addresses are in it. */
export class AddressSet {
  readonly #addresses: ReadonlySet<string>;
  readonly #hashes: ReadonlySet<number>;
  /** Last 16 bits of the hashes, as a filter: almost all other addresses fail it. */
  readonly #ends = new Uint8Array(0x1_0000);

  constructor(addresses: ReadonlySet<string>) {
    this.#addresses = addresses;
    this.#hashes = new Set(Array.from(addresses, hashOf));
    for (const hash of this.#hashes) this.#ends[hash & 0xffff] = 1;
  }

  get size(): number {
    return this.#addresses.size;
  }

  mayHave(hash: number): boolean {
    return this.#ends[hash & 0xffff] === 1 && this.#hashes.has(hash);
  }

  has(address: string): boolean {
    return this.#addresses.has(address);
  }
}
