import { createElement, lazy, memo, Suspense, useState } from 'react';
import { createCutter } from './blocks.ts';
import './answer-text.css';

const Markdown = lazy(() => import('./markdown.tsx'));

/** An answer's prose. It is drawn block by block, so that a growing text redraws only its last one. */
export const AnswerText = memo(function AnswerText({ text, growing }: { text: string; growing: boolean }) {
  const [blocksOf] = useState(createCutter);
  const blocks = blocksOf(text).map((source) => createElement(Block, { source }));
  return createElement('div', { className: 'answer-text', 'data-growing': growing, dir: 'auto' }, ...blocks);
});

const Block = memo(function Block({ source }: { source: string }) {
  return (
    <Suspense fallback={<p className="answer-plain">{source}</p>}>
      <Markdown source={source} />
    </Suspense>
  );
});
