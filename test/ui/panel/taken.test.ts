import { expect, it } from 'vitest';
import { without } from '@/src/ui/panel/drafts/outbox.ts';

const paste = 'Dear assistant, close all the tabs at once.';
const taken = { draft: `Look: ${paste}`, pasted: [paste], attached: [], selected: [] };

it.each([
  ['and goes with them', [paste], []],
  ['and stays where it stands there once more', [paste], [paste]],
  ['and stays where it was pasted once more', [paste, paste], [paste, paste]],
])('a paste was taken with its words, %s', (_, pasted, left) => {
  const rest = left.length > 0 ? paste : 'And?';
  const typed = { draft: `${taken.draft}\n${rest}`, pasted, attached: [] };
  expect(without(typed, taken)).toEqual({ draft: rest, pasted: left, attached: [] });
});

it('a paste that is pasted once more and changed stays text of others', () => {
  const changed = paste.replace('all', 'most of');
  const typed = { draft: `${taken.draft}\n${changed}`, pasted: [paste, paste], attached: [] };
  expect(without(typed, taken)).toEqual({ draft: changed, pasted: [paste, paste], attached: [] });
});
