import { createElement, Fragment, useContext, useLayoutEffect, useRef, useState } from 'react';
import { usePanelState } from '../actions/panel-context.tsx';
import { AnswerSection } from './answer-section.tsx';
import { createBlockCutter } from './cut-blocks.ts';
import { FollowsEnd } from './growing-context.ts';
import { createDefinitions, withoutUnfinishedLine } from './link-definitions.ts';

/** Minimum length of a section in characters; the last may be shorter. */
const section = 2_500;
/** Room of a letter on the screen in square pixels, and the widest that a line gets in pixels. */
const letter = 180;
const widest = 640;

/** Sections at the end that fill the view, even if they are nothing but words. */
function inView(sources: string[]): number {
  let left = (Math.min(innerWidth, widest) * innerHeight) / letter;
  const first = sources.findLastIndex((source) => {
    left -= source.length;
    return left <= 0;
  });
  return sources.length - Math.max(0, first);
}

/**
 * Tells which sections begin as plain text: those far from the end where the chat opens there, and all but the last of
 * those that come at once as it grows. So does the one that grew until then, where the view goes on with the end.
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
  // A render may be thrown away; what counts is what was shown.
  useLayoutEffect(() => {
    wasUnseen.current = unseen;
  });
  return (at) => unseen[at] === true;
}

/**
 * Renders an answer in sections, so that a growing text redraws only the last one. Of what comes at once so little is
 * drawn that it is drawn at once, too: work put off is begun anew with each change of the panel meanwhile.
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
