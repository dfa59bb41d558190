import type { Grant } from './run.ts';
import { type Text, text, toolName } from './text.ts';

/** A grant in words: "closing up to 3 tabs in Window 1". A place without a name of its own is a host. */
export function grantWords({ tool, place, where, most }: Pick<Grant, 'tool' | 'place' | 'where' | 'most'>): Text {
  const items = text('gate_covers', { tool, n: most, plain: toolName(tool) });
  if (place === null) return items;
  return where
    ? text('gate_covers_in_place', { items, place: where })
    : text('gate_covers_on_host', { items, host: place });
}
