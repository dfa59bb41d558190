import { type CSSProperties, createElement, memo, useMemo, useState } from 'react';
import { createBlockCutter } from './cut-blocks.ts';
import { Growing } from './growing-context.ts';
import { type Definitions, definitionsUsedIn } from './link-definitions.ts';
import Markdown from './markdown.tsx';
import { outlined } from './outline.ts';
import { useOffscreen } from './use-offscreen.ts';

interface Props {
  source: string;
  /** Definitions that the blocks may refer to. */
  definitions: Definitions;
  /** True for the last section, which may grow and is always rendered. */
  last: boolean;
  /** True while the text of the section may grow. */
  growing: boolean;
  /** True to render plain text until it comes near the viewport. */
  unseen: boolean;
}

/** Section of an answer. Far from view it is plain text of the same height with its headings, which is cheap. */
export const AnswerSection = memo(function AnswerSection({ source, definitions, last, growing, unseen }: Props) {
  const { place, far, height } = useOffscreen({ watched: !last, unseen });
  return (
    <div className="answer-section" ref={place} data-far={far} style={far ? offscreenStyle(source, height) : undefined}>
      {far ? (
        <Bare source={source} definitions={definitionsUsedIn(source, definitions).definitions} />
      ) : (
        <Blocks source={source} definitions={definitions} growing={growing} />
      )}
    </div>
  );
});

/** Rough number of characters in a line, to estimate the height. */
const perLine = 30;

/** Style that skips layout of an offscreen section. Its height is estimated if it was never measured. */
const offscreenStyle = (source: string, height: number | undefined): CSSProperties =>
  height === undefined
    ? { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${Math.ceil(source.length / perLine)}lh` }
    : { blockSize: height, contain: 'strict', contentVisibility: 'auto' };

function Bare({ source, definitions }: { source: string; definitions: string }) {
  const parts = useMemo(() => outlined(source, definitions), [source, definitions]);
  // Uses the DOM directly: a React element for each heading would cost more than the text.
  const fill = (box: HTMLElement | null) => {
    box?.replaceChildren();
    for (const { heading, text } of parts) box?.append(heading ? headingOf(text) : text);
  };
  return parts.some(({ heading }) => heading) ? <div ref={fill} /> : source;
}

function headingOf(text: string): HTMLElement {
  const node = document.createElement('h2');
  node.textContent = text;
  return node;
}

function Blocks({ source, definitions, growing }: Pick<Props, 'source' | 'definitions' | 'growing'>) {
  const [blocksOf] = useState(createBlockCutter);
  return blocksOf(source).map((block, at, { length }) =>
    createElement(
      Growing,
      { key: at, value: growing && at === length - 1 },
      <Markdown source={block} {...definitionsUsedIn(block, definitions)} />,
    ),
  );
}
