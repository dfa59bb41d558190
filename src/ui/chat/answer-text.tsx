import { createElement, memo, useDeferredValue, useState } from 'react';
import { AnswerSection } from './answer-section.tsx';
import { createCutter } from './blocks.ts';
import './answer-text.css';

/** Characters that a section has at least; the last may have fewer. */
const section = 2_500;

/**
 * An answer's prose. It is drawn section by section, so that a growing text redraws only its last one, and what has grown
 * is drawn in slices between which the page answers.
 */
export const AnswerText = memo(function AnswerText({ text, growing }: { text: string; growing: boolean }) {
  const [sectionsOf] = useState(() => createCutter(section));
  const sources = sectionsOf(useDeferredValue(text));
  const sections = sources.map((source, at) =>
    createElement(AnswerSection, { source, last: at === sources.length - 1 }),
  );
  return createElement('div', { className: 'answer-text', 'data-growing': growing, dir: 'auto' }, ...sections);
});
