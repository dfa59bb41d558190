import { useEffect, useRef, useState } from 'react';
import type { LeftRow } from './ticks.ts';

export interface AnswerDraft {
  ticket: string;
  reason: string;
  left: readonly LeftRow[];
}

/** Key in local storage, newest first: a question comes back after its page was closed. */
const remembered = 'answers';
/** Largest number of questions that are remembered. */
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

/** Reads and changes the answer draft of a question, shared by all pages. */
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
