import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { eighth } from './eighth.ts';
import { eleventh } from './eleventh.ts';
import { fifteenth } from './fifteenth.ts';
import { fifth } from './fifth.ts';
import { first } from './first.ts';
import { fourteenth } from './fourteenth.ts';
import { fourth } from './fourth.ts';
import { ninth } from './ninth.ts';
import type { Round } from './phrasing.ts';
import { second } from './second.ts';
import { seventeenth } from './seventeenth.ts';
import { seventh } from './seventh.ts';
import { sixteenth } from './sixteenth.ts';
import { sixth } from './sixth.ts';
import { slotsAsRun } from './slots-as-run.ts';
import { tenth } from './tenth.ts';
import { third } from './third.ts';
import { thirteenth } from './thirteenth.ts';
import { twelfth } from './twelfth.ts';

const rounds: [name: string, round: Round][] = [
  ['first', first],
  ['second', second],
  ['third', third],
  ['fourth', fourth],
  ['fifth', fifth],
  ['sixth', sixth],
  ['seventh', seventh],
  ['eighth', eighth],
  ['ninth', ninth],
  ['tenth', tenth],
  ['eleventh', eleventh],
  ['twelfth', twelfth],
  ['thirteenth', thirteenth],
  ['fourteenth', fourteenth],
  ['fifteenth', fifteenth],
  ['sixteenth', sixteenth],
  ['seventeenth', seventeenth],
];

const read = (sentence: string) => {
  const match = matchCommand(sentence);
  return match.kind === 'intent'
    ? { id: match.intent.id, slots: match.slots, exact: match.exact }
    : { id: match.kind, slots: {}, exact: false };
};

describe.each(rounds)('the %s round of phrasings', (_, { commands, missed = [], shown = [], prose, inexact }) => {
  it.each(commands)('%s: %s', (sentence, id, slots = {}) => {
    const found = read(sentence);
    expect(id.split('|')).toContain(found.id);
    expect(slotsAsRun(found.id, found.slots)).toMatchObject(slotsAsRun(found.id, slots));
  });

  it.each(missed)('changes nothing: %s', (sentence) => {
    const match = matchCommand(sentence);
    expect(match.kind === 'intent' ? match.intent.effect : 'read').toBe('read');
  });

  it.each(shown)('changes nothing before its plan is seen: %s', (sentence) => {
    const match = matchCommand(sentence);
    expect(match.kind !== 'intent' || match.intent.effect === 'read' || match.plan).toBe(true);
  });

  it.each(prose)('leaves alone: %s', (sentence) => {
    expect(['none', 'beyond']).toContain(matchCommand(sentence).kind);
  });

  it.each(inexact)('leaves to the model: %s', (sentence) => {
    expect(read(sentence).exact).toBe(false);
  });
});
