import { createElement, Fragment, useContext, useLayoutEffect, useRef, useState } from 'react';
import { usePanelState } from '../actions/panel-context.tsx';
import { AnswerSection } from './answer-section.tsx';
import { createBlockCutter } from './cut-blocks.ts';
import { FollowsEnd } from './growing-context.ts';
import { createDefinitions, withoutUnfinishedLine } from './link-definitions.ts';

/** Minimum length of a section in characters; the last may be shorter. */
const section = 2_500;
/** Estimated area of a letter in square pixels, and the greatest width of a line in pixels. */
const letter = 180;
const widest = 640;

/** Number of sections at the end that surely fill the view, by the area of their text. */
function inView(sources: string[]): number {
  let left = (Math.min(innerWidth, widest) * innerHeight) / letter;
  const first = sources.findLastIndex((source) => {
    left -= source.length;
    return left <= 0;
  });
  return sources.length - Math.max(0, first);
}

/**
 * Tells which sections start as plain text: those above the view when a chat opens at its end, and, of several that
 * arrive at once, all but those in view. While the view follows the end, the section that was last before is one of
 * them.
 */
function useUnseen(sources: string[], growing: boolean): (at: number) => boolean {
  const atEnd = usePanelState(({ conversation }) => !conversation.place);
  const wasUnseen = useRef<boolean[]>([]);
  const follows = useContext(FollowsEnd);
  const known = wasUnseen.current;
  const atOnce = growing || known.length > 0 || atEnd;
  const end = sources.length - inView(sources);
  const firstNew = follows.current ? known.length - 1 : known.length;
  const unseen = sources.map((_, at) => known[at] === true || (atOnce && at >= firstNew && at < end));
  // In an effect, since a render may be discarded: only what was shown counts.
  useLayoutEffect(() => {
    wasUnseen.current = unseen;
  });
  return (at) => unseen[at] === true;
}

/**
 * Renders an answer in sections, so that a growing text re-renders only the last one. Sections outside of the view
 * start as plain text. That is cheap enough to be done in one render; a deferred one would restart at each change of
 * the panel.
 */
export default function AnswerSections({ text, growing }: { text: string; growing: boolean }) {
  const [sectionsOf] = useState(() => createBlockCutter(section));
  const [definitionsIn] = useState(createDefinitions);
  const drawn = growing ? withoutUnfinishedLine(text) : text;
  const sources = sectionsOf(drawn);
  const definitions = definitionsIn(drawn);
  const isUnseen = useUnseen(sources, growing);
  const sections = sources.map((source, at) =>
    createElement(AnswerSection, {
      source,
      definitions,
      last: at === sources.length - 1,
      growing: growing && at === sources.length - 1,
      unseen: isUnseen(at),
    }),
  );
  return createElement(Fragment, null, ...sections);
}
