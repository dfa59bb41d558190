import { expect, it } from 'vitest';
import { knowledge } from '@/entrypoints/background/knowledge.ts';
import { userMessage } from '@/test/fakes/chat.ts';
import { answered, called } from '@/test/ui/samples.ts';

const address = 'https://evil.example/?q=1';
const said = userMessage(`Open ${address}`, { named: ['https://bank.example/'] });

function knownOf(source: string, messages = [said]) {
  const piece = { conversation: 'chat', at: said.at, grade: 'page', source, text: `Open ${address}` } as const;
  return knowledge({ messages: async () => messages }, { of: async () => [piece] });
}

it('knows which addresses the user typed and named', async () => {
  const { typed, named } = knownOf('evil.example');
  expect(await typed('chat')).toBe(`Open ${address}`);
  expect(await named('chat')).toEqual(['https://bank.example/']);
});

it('takes nothing from an imported file as typed or named', async () => {
  const { typed, named } = knownOf('file');
  expect([await typed('chat'), await named('chat')]).toEqual(['', []]);
});

it('names the imported messages, also repeated ones, and no others', async () => {
  const again = { ...said, id: 'again', at: said.at + 1 };
  const { typed, imported } = knownOf('file', [said, again, userMessage('And?', { id: 'own' })]);
  expect(await imported('chat')).toEqual([said.id, 'again']);
  expect(await typed('chat')).toBe('And?');
  expect(await knownOf('evil.example').imported('chat')).toEqual([]);
});

it('recognises an answer without words by its calls', async () => {
  const call = (id: string, at: number) =>
    answered([called({ call: { id: `${id}:1`, name: 'list_tabs', arguments: {}, repairs: [] } })], {
      id,
      turn: id,
      at,
    });
  const piece = { conversation: 'chat', at: 1, grade: 'page', source: 'file', text: 'theirs:1' } as const;
  const messages = [call('theirs', 1), call('own', 9)];
  const { imported } = knowledge({ messages: async () => messages }, { of: async () => [piece] });
  expect(await imported('chat')).toEqual(['theirs']);
});

it('reads no messages of a chat without imports', async () => {
  const messages = async () => {
    throw new Error('was read');
  };
  const piece = { conversation: 'chat', at: 1, grade: 'page', source: 'evil.example', text: 'Ahoy' } as const;
  expect(await knowledge({ messages }, { of: async () => [piece] }).imported('chat')).toEqual([]);
});
