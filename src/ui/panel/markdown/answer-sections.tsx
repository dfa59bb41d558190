import { createElement, Fragment, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePanelState } from '../actions/panel-context.tsx';
import { AnswerSection } from './answer-section.tsx';
import { createBlockCutter } from './cut-blocks.ts';
import { createDefinitions, withoutUnfinishedLine } from './link-definitions.ts';

/** Minimum length of a section in characters; the last may be shorter. */
const section = 2_500;
/** Sections at the end that are rendered at once: more than a screen; and in a burst, where more follow when it is over. */
const seen = 3;
const seenInBurst = 2;

/**
 * Tells which sections begin as plain text: those far from the end where the chat opens there, and of those that come
 * at once later all but the next one and the last, since the reader may be at either.
 */
function useUnseen(count: number, atEnd: boolean): (at: number) => boolean {
  const drawn = useRef<boolean[]>([]);
  const known = drawn.current;
  const begin = known.length > 0 ? known.length + 1 : 0;
  const end = count - (known.length > 0 ? seenInBurst : seen);
  const mayBe = known.length > 0 || atEnd;
  const unseen = Array.from({ length: count }, (_, at) => known[at] ?? (mayBe && at >= begin && at < end));
  // A render may be thrown away; what counts is what was shown.
  useLayoutEffect(() => {
    drawn.current = unseen;
  });
  return (at) => unseen[at] === true;
}

/**
 * Renders an answer in sections, so that a growing text redraws only the last one. Long answers are rendered from the
 * end.
 */
export default function AnswerSections({ text, growing }: { text: string; growing: boolean }) {
  const [sectionsOf] = useState(() => createBlockCutter(section));
  const [definitionsIn] = useState(createDefinitions);
  // One value for text and state, so that unfinished marks never show.
  const now = useMemo(() => ({ text: growing ? withoutUnfinishedLine(text) : text, growing }), [text, growing]);
  // A long one that is there at once would hold the page up until all of it is drawn.
  const [first] = useState(() => (growing ? { text: withoutUnfinishedLine(text.slice(0, section)), growing } : now));
  const { text: drawn, growing: grows } = useDeferredValue(now, first);
  const sources = sectionsOf(drawn);
  const definitions = definitionsIn(drawn);
  const atEnd = usePanelState(({ conversation }) => !conversation.place);
  const isUnseen = useUnseen(sources.length, atEnd);
  const sections = sources.map((source, at) =>
    createElement(AnswerSection, {
      source,
      definitions,
      last: at === sources.length - 1,
      growing: grows && at === sources.length - 1,
      unseen: isUnseen(at),
    }),
  );
  return createElement(Fragment, null, ...sections);
}
