import { BAR, plainSpelling } from '../text/characters.ts';
import type { Scan } from './scan.ts';
import { END, type Step } from './source.ts';

/** An opener, or something else that is read as a whole, possibly at once. */
export interface Mark {
  text: string;
  read(scan: Scan, start: number): Step<boolean> | boolean;
}

interface Node {
  next: Map<number, Node>;
  openers: Mark[];
}

/** Tree of openers by character, so that their number costs no time. Any spelling of bars and blanks matches. */
export class OpenerTree {
  #root: Node = { next: new Map(), openers: [] };

  add(opener: Mark): void {
    let node = this.#root;
    for (let at = 0; at < opener.text.length; at++) {
      const code = plainSpelling(opener.text.charCodeAt(at));
      let next = node.next.get(code);
      if (next === undefined) {
        next = { next: new Map(), openers: [] };
        node.next.set(code, next);
      }
      node = next;
    }
    node.openers.push(opener);
  }

  get leads(): Iterable<number> {
    return this.#root.next.keys();
  }

  startsWith(code: number): boolean {
    return this.#root.next.has(code);
  }

  /** True if the available characters already exclude an opener. */
  refuses(piece: string, at: number): boolean {
    let node: Node | undefined = this.#root;
    let last = 0;
    for (let next = at; next < piece.length; next++) {
      const code = plainSpelling(piece.charCodeAt(next));
      node = node.next.get(code);
      if (node === undefined) return code !== BAR || last !== BAR;
      if (node.openers.length > 0) return false;
      last = code;
    }
    return false;
  }

  /** Reads the longest opener here whose reader accepts; else restores the position. `start`: of markup around. */
  *read(scan: Scan, start = scan.source.offset): Step<boolean> {
    const { source, output } = scan;
    const from = source.offset;
    let last = 0;
    let node: Node = this.#root;
    const found: { openers: Mark[]; end: number }[] = [];
    const outer = output.hold;
    output.hold = Math.min(outer, start);
    while (node.next.size > 0) {
      const code: number = plainSpelling(source.ready() ? source.piece.charCodeAt(source.at) : yield* source.peek());
      const next: Node | undefined = code === END ? undefined : node.next.get(code);
      const isDoubledBar = code === BAR && last === BAR && next === undefined;
      if (next === undefined && !isDoubledBar) break;
      source.at++;
      if (next === undefined) continue;
      node = next;
      last = code;
      if (node.openers.length > 0) found.unshift({ openers: node.openers, end: source.offset });
    }
    for (const { openers, end } of found) {
      for (const { read } of openers) {
        source.go(end);
        const answer = read(scan, start);
        if (typeof answer === 'boolean' ? answer : yield* answer) return true;
        output.hold = Math.min(outer, start);
      }
    }
    source.go(from);
    output.hold = outer;
    return false;
  }
}
