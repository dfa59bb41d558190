// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Message } from '@/src/contract/conversation.ts';
import { saveAsMarkdown } from '@/src/ui/panel/chats/chat-file.ts';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { readVisible } from '@/src/ui/panel/state/visible-messages.ts';
import type { Say } from '@/src/ui/parts/services-context.tsx';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { english, seeded, showPanel } from '../page.tsx';
import { answered, said } from '../samples.ts';

const turn = (n: number, more: Partial<Message> = {}): Message[] => [
  said(`Question ${n}`, { id: `u${n}`, turn: `t${n}`, at: 2 * n, ...more }),
  answered([{ type: 'text', text: `Answer ${n}` }], { id: `a${n}`, turn: `t${n}`, at: 2 * n + 1 }),
];
const turns = (count: number) => Array.from({ length: count }, (_, n) => turn(n)).flat();
const ids = (messages: Message[]) => messages.map(({ id }) => id);

describe('a long chat', () => {
  it('is opened at its end, and the rest is loaded afterwards', async () => {
    const messages = turns(100);
    const services = await seeded({ messages });
    const shown = await readVisible('chat', services.conversations);
    expect(shown.whole).toBe(false);
    expect(ids(shown.messages)).toEqual(ids(messages).slice(-40));
    const panel = createPanelStore(services);
    const end = panel.start();
    await waitFor(() => expect(panel.store.getState().messages.length).toBeGreaterThan(0));
    await waitFor(() => expect(panel.store.getState().whole).toBe(true));
    expect(ids(panel.store.getState().messages)).toEqual(ids(messages));
    end();
  });

  it('shows a page of it, and the rest on demand', async () => {
    const { user } = await showPanel(await seeded({ messages: turns(60) }));
    // By its words: roles are looked for in all that is drawn, again with each step.
    const earlier = await screen.findByText(english.say({ key: 'ui_show_earlier', params: { n: 20 } }));
    expect(document.querySelectorAll('article')).toHaveLength(80);
    await user.click(earlier);
    expect(document.querySelectorAll('article')).toHaveLength(120);
  });

  it.each([10, 30, 50])('is opened at the reading position, %i turns up', async (up) => {
    const services = await seeded({ messages: turns(60) });
    await services.conversations.change('chat', { place: { turn: `t${60 - up}`, offset: 17 } });
    const { messages } = services.conversations;
    const rest = Promise.withResolvers<void>();
    services.conversations.messages = async (id) => rest.promise.then(() => messages(id));
    await showPanel(services);
    await screen.findByText('Question 40');
    rest.resolve();
    await waitFor(() => expect(document.querySelector('.conversation')?.scrollTop).toBe(17));
    expect(document.querySelector(`[data-exchange="t${60 - up}"]`)).toBeTruthy();
  });

  it('is saved completely as Markdown', async () => {
    const services = await seeded({ messages: turns(60) });
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chat');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    await saveAsMarkdown((await services.conversations.get('chat'))!, services, english.say as Say);
    const text = await (saved.mock.calls[0]![0] as Blob).text();
    expect(text.match(/^Question \d+$/gm)).toHaveLength(60);
  });

  it('keeps what it shows when it continues', async () => {
    const provider = scriptedProvider([say('Answer 60'), finish()]);
    const { user, box } = await showPanel(await seeded({ messages: turns(60), model: true }, { provider }));
    const earlier = english.say({ key: 'ui_show_earlier', params: { n: 20 } });
    await screen.findByText(earlier);
    await user.type(box, 'Question 60{Enter}');
    await screen.findByText('Answer 60');
    expect(screen.getByText(earlier)).toBeTruthy();
    expect(document.querySelectorAll('article')).toHaveLength(82);
  });

  it('is branched completely, however early', async () => {
    const services = await seeded({ messages: turns(100) });
    const panel = createPanelStore(services);
    await panel.open('chat');
    expect(panel.store.getState().whole).toBe(false);
    await panel.branch('t99');
    const { id } = panel.store.getState().conversation;
    expect(id).not.toBe('chat');
    expect(await services.conversations.messages(id)).toHaveLength(200);
  });

  it('whose beginning was answered again shows that version, with what came before it', async () => {
    const messages = [...turns(60), ...turn(60, { after: 't2' })];
    const services = await seeded({ messages });
    const shown = await readVisible('chat', services.conversations);
    expect(ids(shown.messages)).toEqual(['u60', 'a60']);
    const panel = createPanelStore(services);
    const end = panel.start();
    await waitFor(() => expect(panel.store.getState().messages).toHaveLength(8));
    expect(panel.store.getState().others).toHaveLength(114);
    end();
  });

  it('with an older version chosen is read completely first', async () => {
    const messages = [...turns(60), ...turn(60, { after: 't2' })];
    const services = await seeded({ messages });
    const stored = await services.conversations.get('chat');
    await services.conversations.put({ ...stored!, shown: { t2: 't3' } });
    const shown = await readVisible('chat', services.conversations);
    expect([shown.whole, shown.messages.length, shown.others.length]).toEqual([true, 120, 2]);
  });
});
