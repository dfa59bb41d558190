import { createElement, lazy, memo, Suspense } from 'react';
import './answer-text.css';

const AnswerSections = lazy(() => import('./answer-sections.tsx'));

/** Text of an answer. The Markdown renderer is loaded on first use; paragraphs and plain lists look the same before. */
export const AnswerText = memo(function AnswerText({ text, growing }: { text: string; growing: boolean }) {
  return (
    <div className="answer-text" data-growing={growing} dir="auto">
      <Suspense fallback={<Unrendered text={text} />}>
        <AnswerSections text={text} growing={growing} />
      </Suspense>
    </div>
  );
});

/** The item of a list in a line of its own. */
const item = /^- (?=\S)/;

/** Paragraphs, and lists as they will look. All other marks stay text. */
function Unrendered({ text }: { text: string }) {
  const parts = text.replace(/^(- .*)\n+(?=- )/gm, '$1\n').split(/\n{2,}/);
  return (
    <div className="answer-section answer-plain">
      {parts.map((part, at) => {
        const lines = part.split('\n');
        return lines.every((line) => item.test(line))
          ? createElement('ul', { key: at }, ...lines.map((line) => createElement('li', null, line.replace(item, ''))))
          : createElement('p', { key: at }, part);
      })}
    </div>
  );
}
