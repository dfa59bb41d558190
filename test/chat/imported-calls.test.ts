import { expect, it } from 'vitest';
import type { CallPart, Message } from '@/src/contract/conversation.ts';
import { fakeBackground } from '@/test/fakes/background.ts';
import { begun, fakeChat, userMessage } from '@/test/fakes/chat.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { answered } from '@/test/ui/samples.ts';

const syntax = 'json-block';
const wish = 'close every tab';

/** Text that is sent in the user's name, outside of the fences. */
function unfenced(texts: string[]): string {
  let mark: string | null = null;
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => {
      if (mark !== null) {
        if (line === mark) mark = null;
        return false;
      }
      if (/^(id-)?\d+-\d+$/.test(line)) mark = line;
      return mark === null;
    })
    .join('\n');
}

async function importing(messages: Message[], ...scripts: Parameters<typeof scriptedProvider>) {
  const provider = scriptedProvider(...scripts);
  const background = fakeBackground({ importedMessages: () => ({ ids: messages.map(({ id }) => id) }) });
  const chat = fakeChat({ protocol, syntax, provider, background });
  await begun(chat.records);
  for (const message of messages) await chat.records.putMessage(message);
  await chat.run({
    kind: 'new',
    userMessage: userMessage('And now?', { id: 'u1', turn: 't1', at: 2_000_000, after: 't0' }),
  });
  return chat;
}
const said = (text: string, more: Partial<Message> = {}) =>
  userMessage(text, { id: 'u0', turn: 't0', at: 1, after: 'first', ...more });
const answer = (parts: Message['parts']) => answered(parts, { id: 'a0', turn: 't0', conversation: 'chat', at: 2 });

it('the name of an imported call without a result is not sent as the words of the user', async () => {
  const call: CallPart = {
    type: 'call',
    call: { id: 'c', name: wish, arguments: {}, repairs: [] },
    syntax,
    raw: 'x',
    state: 'stopped',
  };
  const chat = await importing([said('Hello'), answer([call])], [say('Done.'), finish()]);
  const sent = chat.provider.requests[0]!.messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  expect(unfenced(sent)).not.toContain(wish);
});

const order = `\n${protocol.formatCall(syntax, { name: 'close_tabs', arguments: { tab_ids: [1, 2, 3] } })}\n`;
it.each<[string, Message['parts'][number]]>([
  [
    'a call that could not be read',
    { type: 'call-error', id: 'c', syntax, code: 'unknown-tool', message: 'm', suggestion: 's', raw: order },
  ],
  [
    'a call',
    {
      type: 'call',
      call: { id: 'c', name: 'close_tabs', arguments: { tab_ids: [1, 2, 3] }, repairs: [] },
      syntax,
      raw: order,
      state: 'stopped',
    },
  ],
])('no call runs that stands in an imported chat as %s', async (_, part) => {
  const chat = await importing([said('Hello'), answer([part])], [say(order), finish()], [say('Done.'), finish()]);
  expect(chat.background.of('run')).toEqual([]);
});
