import { createElement, Fragment, useDeferredValue, useMemo, useState } from 'react';
import { usePanelState } from '../actions/panel-context.tsx';
import { AnswerSection } from './answer-section.tsx';
import { createBlockCutter } from './cut-blocks.ts';
import { createDefinitions, withoutUnfinishedLine } from './link-definitions.ts';

/** Characters that a section has at least; the last may have fewer. */
const section = 2_500;
/** Sections at the end of an answer that are drawn at once: more than a screen. */
const seen = 3;

/**
 * An answer, section by section, so that a growing text redraws only its last one, and what has grown is drawn in slices
 * between which the page answers. Where a chat opens at its end, only the end of a long answer is drawn then; a place to
 * return to is found by what stands above it.
 */
export default function AnswerSections({ text, growing }: { text: string; growing: boolean }) {
  const [sectionsOf] = useState(() => createBlockCutter(section));
  const [definitionsIn] = useState(createDefinitions);
  // Together: the end of an answer that was not drawn as it ended would show what is still open in it.
  const now = useMemo(() => ({ text: growing ? withoutUnfinishedLine(text) : text, growing }), [text, growing]);
  const { text: drawn, growing: grows } = useDeferredValue(now);
  const sources = sectionsOf(drawn);
  const definitions = definitionsIn(drawn);
  const atEnd = usePanelState(({ conversation }) => !conversation.place);
  const [unseen] = useState(growing || !atEnd ? 0 : sources.length - seen);
  const sections = sources.map((source, at) =>
    createElement(AnswerSection, {
      source,
      definitions,
      last: at === sources.length - 1,
      growing: grows && at === sources.length - 1,
      unseen: at < unseen,
    }),
  );
  return createElement(Fragment, null, ...sections);
}
