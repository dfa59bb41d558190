import { lazy, memo, Suspense } from 'react';
import './answer-text.css';

const AnswerSections = lazy(() => import('./answer-sections.tsx'));

/** Text of an answer. The Markdown renderer is loaded on first use; plain text until then. */
export const AnswerText = memo(function AnswerText({ text, growing }: { text: string; growing: boolean }) {
  const plain = (
    <div className="answer-section">
      <p className="answer-plain">{text}</p>
    </div>
  );
  return (
    <div className="answer-text" data-growing={growing} dir="auto">
      <Suspense fallback={plain}>
        <AnswerSections text={text} growing={growing} />
      </Suspense>
    </div>
  );
});
