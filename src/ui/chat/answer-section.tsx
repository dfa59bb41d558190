import { type CSSProperties, createElement, lazy, memo, Suspense, useState } from 'react';
import { createCutter, type Lines, outlined } from './blocks.ts';
import { notesOf, withDefinitions } from './definitions.ts';
import { Growing } from './growing.ts';
import { useFar } from './use-far.ts';

const Markdown = lazy(() => import('./markdown.tsx'));

interface Props {
  source: string;
  /** What its blocks may refer to. */
  definitions: string;
  /** The answer's last one, which may grow and stays drawn. */
  last: boolean;
  /** Its last block may grow. */
  growing: boolean;
  /** Not drawn before it comes near. */
  unseen: boolean;
}

/**
 * Some blocks of an answer. Far from view they are their bare text of the same height, which costs next to nothing, with
 * the headings that screen readers jump to.
 */
export const AnswerSection = memo(function AnswerSection({ source, definitions, last, growing, unseen }: Props) {
  const { place, far, height } = useFar({ watched: !last, atFirst: unseen });
  return (
    <div className="answer-section" ref={place} data-far={far} style={held(height)}>
      {far ? <Bare source={source} /> : <Blocks source={source} definitions={definitions} growing={growing} />}
    </div>
  );
});

const held = (height: number | undefined): CSSProperties | undefined =>
  height === undefined ? undefined : { blockSize: height, contain: 'strict', contentVisibility: 'auto' };

function Bare({ source }: { source: string }) {
  const parts = outlined(source);
  // Filled by hand: an element of React's own for each heading would weigh more than the text.
  const fill = (box: HTMLElement | null) => box?.replaceChildren(...parts.map(nodeOf));
  return parts.some(({ heading }) => heading) ? <div ref={fill} /> : source;
}

function nodeOf({ heading, text }: Lines): Node | string {
  if (!heading) return text;
  const node = document.createElement('h2');
  node.textContent = text;
  return node;
}

function Blocks({ source, definitions, growing }: Pick<Props, 'source' | 'definitions' | 'growing'>) {
  const [blocksOf] = useState(createCutter);
  return blocksOf(source).map((block, at, { length }) =>
    createElement(Block, {
      key: at,
      source: withDefinitions(block, definitions),
      notes: notesOf(block, definitions),
      growing: growing && at === length - 1,
    }),
  );
}

const Block = memo(function Block({ source, notes, growing }: { source: string; notes: string; growing: boolean }) {
  return (
    <Growing value={growing}>
      <Suspense fallback={<p className="answer-plain">{source}</p>}>
        <Markdown source={source} notes={notes} />
      </Suspense>
    </Growing>
  );
});
