import { type FenceRun, readRun } from '../scan/fence-run.ts';
import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import { spelledPlainly } from '../text/characters.ts';

/** The marks that close a block: texts, and the fence of a code block. */
export class Closing {
  readonly fence: FenceRun | null;
  readonly texts: readonly string[];
  inner: FenceRun | null = null;
  #leads: Set<number>;

  constructor(texts: readonly string[] = [], fence: FenceRun | null = null) {
    this.texts = texts;
    this.fence = fence;
    this.#leads = new Set(texts.map((text) => text.charCodeAt(0)));
  }

  /** True if there are closing marks. Without them a call ends with its own brackets. */
  get exists(): boolean {
    return this.texts.length > 0 || this.fence !== null;
  }

  get #fences(): FenceRun[] {
    return [this.inner, this.fence].filter((fence) => fence !== null);
  }

  /** True if a closing mark is next. Does not move the position. */
  *ahead(scan: Scan, code: number): Step<boolean> {
    for (const { code: mark, length } of this.#fences) {
      if (mark === code && (yield* scan.tried(() => readRun(scan.source, code, length))) === length) return true;
    }
    return this.#leads.has(code) && (yield* scan.ahead(this.texts));
  }

  /** True if the response ends within a closing mark that begins here. */
  cutShort(scan: Scan): boolean {
    const { source } = scan;
    const { left, offset, ended } = source;
    if (!ended) return false;
    const marks = this.#fences.map(({ code, length }) => String.fromCharCode(code).repeat(length)).concat(this.texts);
    const most = Math.max(0, ...marks.map(({ length }) => length));
    if (left > 2 * most) return false;
    const rest = spelledPlainly(source.slice(offset, offset + left));
    return marks.some((mark) => rest.length < mark.length && mark.startsWith(rest));
  }

  /** Reads the next closing mark. `short`: a fence that is shorter than its opening; nothing was read. */
  *read(scan: Scan, code: number): Step<'text' | 'fence' | 'inner' | 'short' | null> {
    for (const fence of this.#fences) {
      if (fence.code !== code) continue;
      const start = scan.source.offset;
      if ((yield* readRun(scan.source, code, fence.length)) < fence.length) {
        scan.source.go(start);
        return 'short';
      }
      if (fence !== this.inner) return 'fence';
      yield* readRun(scan.source, code);
      this.inner = null;
      return 'inner';
    }
    return (yield* scan.matchAny(this.texts)) === null ? null : 'text';
  }
}
