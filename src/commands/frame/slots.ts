import type { Slots } from './command-frame.ts';

const joined = ['states', 'sites', 'words', 'tagged', 'tags'] as const;

/** Merges the slots of two readings; null if they contradict each other. Of two ages the greater counts. */
export function joinSlots(a: Slots, b: Slots): Slots | null {
  const result: Slots = { ...a, ...b };
  for (const key of Object.keys(b) as (keyof Slots)[]) {
    const before = a[key];
    if (before === undefined || JSON.stringify(before) === JSON.stringify(b[key])) continue;
    if ((joined as readonly string[]).includes(key)) continue;
    if (key === 'days') result.days = Math.max(a.days ?? 0, b.days ?? 0);
    else return null;
  }
  for (const key of joined) {
    const all = [...(a[key] ?? []), ...(b[key] ?? [])];
    if (all.length > 0) Object.assign(result, { [key]: [...new Set(all)] });
  }
  return result;
}

/**
 * Features of a sentence, as the patterns of commands name them: slot names, and for some slots what is in them:
 * `is:pinned`, `ref:this`, `ref:list`, `by:site`, `to:group`, `window:all` (see `names`).
 */
export function features(slots: Slots): Set<string> {
  const found = new Set<string>();
  for (const key of Object.keys(slots) as (keyof Slots)[]) {
    if (key === 'states') for (const state of slots.states ?? []) found.add(`is:${state}`);
    else if (key === 'ref')
      found.add(slots.ref?.kind === 'this' ? 'ref:this' : slots.ref?.kind === 'it' ? 'ref:it' : 'ref:list');
    else if (key === 'window') found.add(slots.window === 'all' ? 'window:all' : 'window');
    else if (key === 'unusedSince') found.add('days');
    else if (key === 'except')
      found.add(Object.keys(slots.except ?? {}).join() === 'current' ? 'except:current' : 'except');
    else if (key === 'by' || key === 'to' || key === 'leaving') found.add(`${key}:${slots[key]}`);
    else if (!plain.has(key)) found.add(key);
  }
  return found;
}

/** Slots that refine others and are no feature of their own. */
const plain = new Set<keyof Slots>(['all', 'older', 'orWhen', 'orGroups', 'either', 'create']);

/** True if conditions name a feature; `window` includes `window:all`. */
export const names = (conditions: Iterable<string>, feature: string): boolean => {
  const all = new Set(conditions);
  return all.has(feature) || (feature === 'window:all' && all.has('window'));
};
