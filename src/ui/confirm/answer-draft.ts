import { useEffect, useRef, useState } from 'react';
import type { LeftRow } from './ticks.ts';

/** What was done to a question that is not answered yet. */
export interface AnswerDraft {
  ticket: string;
  /** Why not, in words. */
  reason: string;
  /** The rows that were unticked. */
  left: readonly LeftRow[];
}

/** Where they are remembered for all of our pages, the newest first: a question comes back after its page was closed. */
const remembered = 'answers';
/** More questions than this are nobody's at a time. */
const most = 10;

function readAll(): AnswerDraft[] {
  try {
    const read = JSON.parse(localStorage.getItem(remembered) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => Array.isArray(one?.left)) : [];
  } catch {
    return [];
  }
}

function remember(begun: AnswerDraft): void {
  const others = readAll().filter(({ ticket }) => ticket !== begun.ticket);
  localStorage.setItem(remembered, JSON.stringify([begun, ...others].slice(0, most)));
}

/** What was done to a question, in whichever page; the change gets what it was before. */
export function useAnswerDraft(ticket: string) {
  const [begun, setBegun] = useState<AnswerDraft>(
    () => readAll().find((one) => one.ticket === ticket) ?? { ticket, reason: '', left: [] },
  );
  const first = useRef(begun);
  useEffect(() => {
    if (begun !== first.current) remember(begun);
  }, [begun]);
  return [begun, setBegun] as const;
}
