import { createElement, Fragment, useDeferredValue, useMemo, useState } from 'react';
import { usePanelState } from '../actions/panel-context.tsx';
import { AnswerSection } from './answer-section.tsx';
import { createBlockCutter } from './cut-blocks.ts';
import { createDefinitions, withoutUnfinishedLine } from './link-definitions.ts';

/** Minimum length of a section in characters; the last may be shorter. */
const section = 2_500;
/** Sections at the end that are rendered at once: more than a screen. */
const seen = 3;

/**
 * Renders an answer in sections, so that a growing text redraws only the last one. Long answers are rendered from the
 * end.
 */
export default function AnswerSections({ text, growing }: { text: string; growing: boolean }) {
  const [sectionsOf] = useState(() => createBlockCutter(section));
  const [definitionsIn] = useState(createDefinitions);
  // One value for text and state, so that unfinished marks never show.
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
