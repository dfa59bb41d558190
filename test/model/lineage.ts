import type { Picture } from './picture.ts';

/**
 * Knows a tab again: it keeps its address while its number changes (it slept, was closed and came back, the browser was
 * started anew), or its number while it goes to another page. For that it must see every picture.
 */
export class Lineage {
  readonly #byKey = new Map<string, number>();
  #byNumber = new Map<number, number>();

  /** The same picture with the first number of each tab. */
  read(picture: Picture): Picture {
    const first = [...picture.numbers].map(([key, number]): [string, number, number] => [
      key,
      number,
      this.#byKey.get(key) ?? this.#byNumber.get(number) ?? number,
    ]);
    for (const [key, , root] of first) this.#byKey.set(key, root);
    this.#byNumber = new Map(first.map(([, number, root]) => [number, root]));
    return { ...picture, numbers: new Map(first.map(([key, , root]) => [key, root])) };
  }

  /** The numbers mean others now. */
  restart(): void {
    this.#byNumber.clear();
  }
}
