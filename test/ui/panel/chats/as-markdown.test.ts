import { expect, it } from 'vitest';
import type { Text } from '@/src/contract/text.ts';
import { chatAsMarkdown } from '@/src/ui/panel/chats/chat-as-markdown.ts';
import type { Say } from '@/src/ui/parts/services-context.tsx';
import { english } from '../../page.tsx';
import { answered, called, said } from '../../samples.ts';

const say: Say = (message: string | Text, params?: Text['params']) =>
  english.say(typeof message === 'string' ? { key: message, ...(params && { params }) } : message);

it('writes who said what, and each call in a line', () => {
  const page = {
    id: 'p',
    kind: 'page' as const,
    title: 'The [old]\nquay',
    source: 's',
    grade: 'page' as const,
    text: '',
  };
  const messages = [
    said('Which tabs?', { attached: [{ ...page, url: 'https://quay.example/' }] }),
    answered([{ type: 'reasoning', text: 'Hm.' }, { type: 'text', text: 'Looking.\n' }, called()]),
    answered([{ type: 'text', text: '**Seven**.' }], { id: 'a2' }),
  ];
  expect(chatAsMarkdown({ title: 'Trip' }, messages, say)).toBe(
    `${[
      '# Trip',
      '## You',
      'Which tabs?',
      '- [The \\[old\\] quay](<https://quay.example/>)',
      '## Assistant',
      'Looking.',
      '> Looked through 7 tabs',
      '**Seven**.',
    ].join('\n\n')}\n`,
  );
});
