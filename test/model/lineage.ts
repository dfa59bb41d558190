import type { Picture } from './picture.ts';

/**
 * Knows a tab again: it keeps its address while its number changes (it slept, was closed and came back, the browser was
 * started anew), or its number while it goes to another page. A window keeps its number, and its tabs while the browser
 * starts anew. For that it must see every picture.
 */
export class Lineage {
  readonly #byKey = new Map<string, number>();
  #byNumber = new Map<number, number>();
  #windows = new Map<number, number>();
  #homes = new Map<string, number>();
  #known = 0;
  #restarted = false;

  /** The same picture with the first number of each tab and each window. */
  read(picture: Picture): Picture {
    const first = [...picture.numbers].map(([key, number]): [string, number, number] => [
      key,
      number,
      this.#byKey.get(key) ?? this.#byNumber.get(number) ?? number,
    ]);
    for (const [key, , root] of first) this.#byKey.set(key, root);
    this.#byNumber = new Map(first.map(([, number, root]) => [number, root]));
    return { ...this.#withWindows(picture), numbers: new Map(first.map(([key, , root]) => [key, root])) };
  }

  /** The numbers mean others now. */
  restart(): void {
    this.#byNumber.clear();
    this.#windows.clear();
    this.#restarted = true;
  }

  #windowOf(number: number, tab: string): number {
    const known = this.#windows.get(number) ?? (this.#restarted ? this.#homes.get(tab) : undefined);
    if (known === undefined) this.#known += 1;
    const window = known ?? this.#known;
    this.#windows.set(number, window);
    return window;
  }

  #withWindows({ items, orders, numbers, front }: Picture): Picture {
    const named = new Map(
      [...items].map(([key, fields]) => {
        const { window } = fields;
        return [key, typeof window === 'number' ? { ...fields, window: this.#windowOf(window, key) } : fields];
      }),
    );
    const ordered = [...orders].map(([key, order]): [string, string[]] => {
      const [kind, number] = key.split(' ');
      return [kind === 'window' ? `window ${this.#windows.get(Number(number))}` : key, order];
    });
    this.#homes = new Map(
      [...named].flatMap(([key, { window }]) => (typeof window === 'number' ? [[key, window]] : [])),
    );
    this.#restarted = false;
    return { items: named, orders: new Map(ordered), numbers, front };
  }
}
