import { bestCommand } from './best-command.ts';
import { type Filled, fillSlots } from './fill-slots.ts';
import type { ObjectKind, Slots } from './frame/command-frame.ts';
import { type Concept, concepts } from './languages/concepts.ts';
import type { CommandLanguage } from './languages/language.ts';
import { has, resolve } from './reader/atoms.ts';
import { framesOf, type Reading } from './reader/frames.ts';
import type { Item } from './reader/spotted-item.ts';
import type { CommandIntent } from './table/command.ts';

/** Slots of a command from what a sentence is about. Null if the command cannot be about that. */
export function slotsFor(intent: CommandIntent, named: Item[], language: CommandLanguage): Filled | null {
  const filled = readAs(intent, named, language) ?? fillSlots(intent, named);
  return filled && { ...filled, slots: withoutBackReference(filled.slots) };
}

const selecting = ['sites', 'words', 'window', 'group', 'folder', 'tagged', 'days', 'states', 'session'] as const;

/**
 * Slots without an "it" or "these" that means what the sentence itself names: "save this window as Trip and close it".
 */
function withoutBackReference({ ref, ...slots }: Slots): Slots {
  const isBack = ref?.kind === 'it' || ref?.kind === 'all';
  const isNamed = selecting.some((slot) => slots[slot] !== undefined);
  return ref === undefined || (isBack && isNamed) ? slots : { ref, ...slots };
}

/** Combinations of meanings that are tried for each way to give the order. */
const mostReadings = 12;

const actOf = new Map<string, Concept>();
const things = new Map<ObjectKind, Concept>();
for (const [name, meant] of Object.entries(concepts) as [Concept, (typeof concepts)[Concept]][]) {
  if (meant.kind === 'act') for (const verb of meant.verbs) if (!actOf.has(verb)) actOf.set(verb, name);
  if (meant.kind === 'thing' && !things.has(meant.object)) things.set(meant.object, name);
}

/** The reading of a sentence that fits a command best, with its order put in front. */
function readAs(intent: CommandIntent, named: Item[], language: CommandLanguage): Reading | null {
  let best: Reading | null = null;
  const said = (concept: Concept): Item => ({ kind: 'concept', readings: [[concept]], text: '' });
  const orders = new Map<string, Item[]>();
  for (const { verbs, objects } of intent.rule.flat())
    for (const verb of verbs)
      for (const object of [null, ...objects]) {
        const act = actOf.get(verb);
        const thing = object && things.get(object);
        if (act) orders.set(`${act} ${thing}`, [said(act), ...(thing ? [said(thing)] : [])]);
      }
  for (const [place, order] of [...orders.values()].entries()) {
    let tried = 0;
    for (const atoms of resolve([...order, ...named], language)) {
      if (++tried > mostReadings) break;
      for (const reading of framesOf(atoms, language)) {
        const cost = reading.cost + order.length + place * 0.01;
        // "Pin WhatsApp Web and Google Calendar": neither is called a group.
        if (reading.slots.group !== undefined && !atoms.some((atom) => has(atom, 'groups'))) continue;
        const found = reading.left === 0 ? bestCommand(reading) : null;
        if (found?.intent === intent && (!best || cost < best.cost))
          best = { ...reading, slots: { ...reading.slots, ...found.pattern.adds }, cost };
      }
    }
  }
  return best;
}
