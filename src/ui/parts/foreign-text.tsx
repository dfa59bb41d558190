import { createElement, Fragment, type HTMLAttributes } from 'react';
import { shownText, shownTitle } from '@/src/address/shown-address.ts';
import type { MessageKey, Text } from '@/src/contract/text.ts';
import { pathTitles } from '@/src/text/shown-path.ts';
import { withTimesUnbroken } from '@/src/text/unbroken.ts';
import { useI18n, useSay } from './services-context.tsx';

/** Text of others (title, address): cleaned, with its direction isolated. */
export function ForeignText({ children, className }: { children: string; className?: string }) {
  return (
    <bdi className={className} dir="auto">
      {shownText(children)}
    </bdi>
  );
}

/**
 * Gives the title of a row to show: its own if that has visible letters, else the host of its address or "No title".
 */
export function useTitle(): (row: { title: string; url?: string | undefined }) => string {
  const say = useSay();
  return ({ title, url }) => shownTitle(title, url) ?? say('ui_no_title');
}

interface SaidProps extends HTMLAttributes<HTMLElement> {
  text: Text;
  /** Element around the message. */
  as?: 'p' | 'span' | 'li' | 'strong';
}

/** A message of ours; its string parameters are set apart, since they may be text of others. */
export function Said({ text, as, ...rest }: SaidProps) {
  const pieces = useI18n().pieces(text);
  const nodes = pieces.map((piece) =>
    // May be a sentence of ours that was stored with its time.
    typeof piece === 'string' ? piece : createElement('bdi', null, withTimesUnbroken(shownText(piece.text))),
  );
  return createElement(as ?? Fragment, rest, ...nodes);
}

/** Messages with a path of folders. */
const pathKeys: ReadonlySet<string> = new Set<MessageKey>(['bookmarks_place', 'bookmarks_from']);

/** The path of folders in a message; undefined if it has none. */
export const pathIn = ({ key, params: { path } = {} }: Text): string | undefined =>
  pathKeys.has(key) && typeof path === 'string' ? path : undefined;

/** A place in few words: of a path of folders the last one, anything else as it is. */
export function ShortPlace({ place }: { place: Text }) {
  const path = pathIn(place);
  return <Said text={path === undefined ? place : { ...place, params: { path: pathTitles(path).at(-1) ?? path } }} />;
}
