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
  /** Last section, which may grow and stays rendered. */
  last: boolean;
  /** Its last block may grow. */
  growing: boolean;
  /** Not rendered until it comes near the viewport. */
  unseen: boolean;
}

/** Section of an answer. Far from view it is plain text of the same height with its headings, which is cheap. */
export const AnswerSection = memo(function AnswerSection({ source, definitions, last, growing, unseen }: Props) {
  const { place, far, height } = useOffscreen({ watched: !last, unseen });
  return (
    <div className="answer-section" ref={place} data-far={far} style={far ? held(source, height) : undefined}>
      {far ? (
        <Bare source={source} definitions={definitionsUsedIn(source, definitions).definitions} />
      ) : (
        <Blocks source={source} definitions={definitions} growing={growing} />
      )}
    </div>
  );
});

/** Characters of an answer in the room of a line, roughly. */
const perLine = 30;

/** Layout is saved for what is far, also where its height was never known. */
const held = (source: string, height: number | undefined): CSSProperties =>
  height === undefined
    ? { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${Math.ceil(source.length / perLine)}lh` }
    : { blockSize: height, contain: 'strict', contentVisibility: 'auto' };

function Bare({ source, definitions }: { source: string; definitions: string }) {
  const parts = useMemo(() => outlined(source, definitions), [source, definitions]);
  // Filled with DOM calls: React elements for each heading would cost more than the text.
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
