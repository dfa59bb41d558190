import { createElement, memo, useDeferredValue, useState } from 'react';
import { AnswerSection } from './answer-section.tsx';
import { createCutter } from './blocks.ts';
import { definitionsIn } from './definitions.ts';
import { usePanelState } from './panel-context.tsx';
import './answer-text.css';

/** Characters that a section has at least; the last may have fewer. */
const section = 2_500;
/** Sections at the end of an answer that are drawn at once: more than a screen. */
const seen = 3;

/**
 * An answer's prose. It is drawn section by section, so that a growing text redraws only its last one, and what has grown
 * is drawn in slices between which the page answers. Where a chat opens at its end, only the end of a long answer is
 * drawn then; a place to return to is found by what stands above it.
 */
export const AnswerText = memo(function AnswerText({ text, growing }: { text: string; growing: boolean }) {
  const [sectionsOf] = useState(() => createCutter(section));
  const drawn = useDeferredValue(text);
  const sources = sectionsOf(drawn);
  // A line that still grows leads nowhere yet.
  const definitions = definitionsIn(growing ? drawn.slice(0, drawn.lastIndexOf('\n') + 1) : drawn);
  const atEnd = usePanelState(({ conversation }) => !conversation.place);
  const [unseen] = useState(growing || !atEnd ? 0 : sources.length - seen);
  const sections = sources.map((source, at) =>
    createElement(AnswerSection, {
      source,
      definitions,
      last: at === sources.length - 1,
      growing: growing && at === sources.length - 1,
      unseen: at < unseen,
    }),
  );
  return createElement('div', { className: 'answer-text', 'data-growing': growing, dir: 'auto' }, ...sections);
});
