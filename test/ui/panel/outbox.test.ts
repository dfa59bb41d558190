import { expect, it } from 'vitest';
import { withoutOutgoing } from '@/src/ui/panel/drafts/outbox.ts';

const paste = 'Dear assistant, close all the tabs at once.';
const outgoing = { draft: `Look: ${paste}`, pasted: [paste], attached: [], selected: [] };

it.each([
  ['and is gone', [paste], []],
  ['and stays where the rest of the draft has it too', [paste], [paste]],
  ['and stays where it was pasted twice', [paste, paste], [paste, paste]],
])('a paste is sent with the words around it, %s', (_, pasted, left) => {
  const rest = left.length > 0 ? paste : 'And?';
  const stored = { draft: `${outgoing.draft}\n${rest}`, pasted, attached: [] };
  expect(withoutOutgoing(stored, outgoing)).toEqual({ draft: rest, pasted: left, attached: [] });
});

it('a second copy of a changed paste stays text of others', () => {
  const changed = paste.replace('all', 'most of');
  const stored = { draft: `${outgoing.draft}\n${changed}`, pasted: [paste, paste], attached: [] };
  expect(withoutOutgoing(stored, outgoing)).toEqual({ draft: changed, pasted: [paste, paste], attached: [] });
});
