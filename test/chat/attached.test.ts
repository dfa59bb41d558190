import { describe, expect, it } from 'vitest';
import type { Attachment } from '@/src/contract/conversation.ts';
import { fakeBackground, tools } from '@/test/fakes/background.ts';
import { fakeChat, userMessage } from '@/test/fakes/chat.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';

const page: Attachment = {
  id: 'a',
  kind: 'page',
  title: 'Almanac',
  source: 'almanac.example',
  grade: 'page',
  text: 'Boats come in. '.repeat(100),
  url: 'https://almanac.example/',
};
const rest = { of: 9000, call: { name: 'read_page', arguments: { tab_ids: [3], cursor: '1500' } } };

/** Sends a message with an attachment; gives its text as the model gets it. */
async function sent(attached: Attachment, { contextTokens = 32_768, offered = tools } = {}): Promise<string> {
  const background = fakeBackground({
    describeTools: () => ({ tools: offered, total: offered.length }),
  });
  const provider = scriptedProvider([say('Boats.'), finish()]);
  const chat = fakeChat({ provider, background, settings: { contextTokens } });
  await chat.run({ kind: 'new', userMessage: { ...userMessage('What is it?'), attached: [attached] } });
  return provider.requests[0]!.messages.at(-1)!.text;
}

describe('a page beside a message', () => {
  it('that is complete does not mention a rest', async () => {
    expect(await sent(page)).not.toMatch(/first part|read_page|title alone/);
  });

  it('whose first part is attached says so at its end, and how to read on', async () => {
    const words = await sent({ ...page, rest });
    const end = words.slice(words.lastIndexOf('Boats come in.'));
    expect(end).toContain('only the first part of the page, which has about 9000 tokens in all');
    expect(end).toContain('read_page with {"tab_ids":[3],"cursor":"1500"}');
  });

  it('names no tool that the model may not call', async () => {
    const words = await sent({ ...page, rest }, { offered: tools.filter(({ name }) => name !== 'read_page') });
    expect(words).toContain('only the first part of the page');
    expect(words).not.toContain('read_page');
  });

  it('that is cut further for a smaller model does not skip the cut text', async () => {
    const words = await sent({ ...page, rest }, { contextTokens: 1000 });
    expect(words).toContain('cut: 500 more characters did not fit');
    expect(words).toContain('only the first part of the page');
    expect(words).not.toContain('cursor');
  });

  it('that could not be read says that only its title is known', async () => {
    expect(await sent({ ...page, grade: 'label', text: '' })).toContain('Attached by the user (page, its title alone)');
  });
});
