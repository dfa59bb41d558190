import type { Scan } from './scan.ts';
import { END, type Step } from './source.ts';

/**
 * How a model's thinking is set apart. `until`: marks that end it too, and begin something of their own. All marks that
 * can end one kind begin with one of two characters at most.
 */
export interface ReasoningTags {
  open: string;
  close: string;
  until?: string[];
}

/** Reads reasoning, or text of that kind, to its closing mark, which may stand anywhere; a call drafted in it is no call. */
export function* readReasoning(
  scan: Scan,
  start: number,
  tags: Omit<ReasoningTags, 'open'>[],
  flow: 'reasoning' | 'text' = 'reasoning',
): Step<true> {
  const { source, output } = scan;
  output.cover(start, flow);
  output.turn(flow);
  const closers = tags.map(({ close }) => close);
  const until = tags.flatMap((tag) => tag.until ?? []);
  const leads = [...closers, ...until].map((text) => text.charCodeAt(0));
  const [lead, other] = [Math.min(...leads), Math.max(...leads)];
  for (;;) {
    for (; source.at < source.piece.length; source.at++) {
      const code = source.piece.charCodeAt(source.at);
      if (code === lead || code === other) break;
    }
    const code = yield* source.peek();
    if (code === END) break;
    if (code !== lead && code !== other) continue;
    const at = source.offset;
    output.hold = at;
    if (yield* scan.ahead(until)) break;
    if ((yield* scan.matchAny(closers)) !== null) {
      output.cover(at, flow);
      scan.reasoning = 'closed';
      break;
    }
    output.hold = Number.POSITIVE_INFINITY;
    source.at++;
  }
  output.turn('text');
  return true;
}
