// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Message } from '@/src/contract/conversation.ts';
import { keptRounds, type RecordedRound } from '@/src/contract/round.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { expectNoViolations, openPage, optionsServices } from './options-page.tsx';
import { callSource, round, said } from './round-samples.ts';

const chat = (id: string, updated: number) => ({
  id,
  title: `Chat ${id}`,
  named: false,
  at: 1,
  updated,
  draft: '',
});

const question: Message = {
  id: 'q1',
  conversation: 'b',
  turn: 't1',
  role: 'user',
  at: 1,
  parts: [{ type: 'text', text: 'Anything new?' }],
  state: 'complete',
};

const answer: Message = {
  id: 'r1',
  conversation: 'b',
  turn: 't1',
  role: 'assistant',
  at: 2,
  state: 'complete',
  parts: [
    {
      type: 'call',
      call: { id: 'r1:1', name: 'list_tabs', arguments: { site: 'example.com' }, repairs: [] },
      syntax: 'json-block',
      raw: callSource,
      state: 'done',
      result: { success: true, data: { total: 3 }, error: null, execution_time_ms: 1400, retries: 0 },
    },
  ],
};

async function open(...rounds: RecordedRound[]) {
  const services = optionsServices();
  services.protocol = async () => protocol;
  await services.conversations.put(chat('a', 1));
  await services.conversations.put(chat('b', 2));
  for (const message of [question, answer]) await services.conversations.putMessage(message);
  for (const { reply, ...request } of rounds) {
    await services.rounds.putRequest(request);
    await services.rounds.putReply(reply);
  }
  const user = await openPage(services, 'inspector', 'Inspector');
  return { services, user };
}

/** A round's card, once its chat has been read too. */
const card = async (id: string) => {
  await screen.findByRole('heading', { level: 2, name: 'Anything new?' });
  await waitFor(() => expect(document.querySelector(`[data-round="${id}"] pre`)).toBeTruthy());
  return document.querySelector<HTMLElement>(`[data-round="${id}"]`)!;
};

describe('the inspector', () => {
  it('shows the reply, its parsed parts, times, and the results of its calls', async () => {
    const { user } = await open(round([said(`Looking.\n\n${callSource}`)]));
    const one = await card('r1');
    expect(one.querySelector('pre')!.textContent).toBe(`Looking.\n\n${callSource}`);
    expect(one.querySelector('pre [data-part="call"]')!.textContent).toBe(callSource);
    expect(one.textContent).toContain(
      'qwen3-8b · 1,200 tokens in, 30 out · first byte after 0.4s · first to be seen after 1.2s · ended after 3.0s',
    );
    await user.click(within(one).getByText('list tabs: done, read as JSON block · 1.4s'));
    expect(within(one).getByText('example.com')).toBeTruthy();
    await expectNoViolations();
  });

  it('describes a parsed part and points to it when its line has the focus', async () => {
    const { user } = await open(round([said(`Looking.\n\n${callSource}`)]));
    const one = await card('r1');
    const events = within(one).getByRole('list', { name: 'What was found in it' });
    expect(
      within(events)
        .getAllByRole('button')
        .map((event) => event.textContent),
    ).toEqual(['Text, 0–10', `Call: list tabs (JSON block), 10–${10 + callSource.length}, mended: comma at the end`]);
    await user.click(within(events).getAllByRole('button')[1]!);
    expect(one.querySelector('pre [data-told]')!.textContent).toBe(callSource);
    await user.tab();
    expect(one.querySelector('pre [data-told]')).toBeNull();
  });

  it('shows every sent message, long ones on demand', async () => {
    const long = 'tide '.repeat(1000);
    const messages: RecordedRound['messages'] = [
      { role: 'system', text: long },
      { role: 'user', text: '', results: [{ name: 'list_tabs', text: 'Three tabs' }], pictures: ['image/png'] },
    ];
    const { user } = await open(round([said('Yes.')], { messages, tools: ['list_tabs'] }));
    const one = await card('r1');
    await user.click(within(one).getByText('What went out: 2 messages'));
    const sent = () => [...one.querySelectorAll('[data-sent] pre')].map((text) => text.textContent);
    expect(sent()[0]!.length).toBeLessThan(2000);
    await user.click(within(one).getByRole('button', { name: 'Show all 5,000 characters' }));
    expect(sent()[0]).toBe(long);
    expect(sent()[1]).toContain('Three tabs');
    expect(one.textContent).toContain('1 picture');
    expect(one.textContent).toContain('1 tool through the API: list_tabs');
  });

  it('parses a reply with another syntax and in other chunks', async () => {
    const { user } = await open(round([said(callSource)]));
    const one = await card('r1');
    await user.click(within(one).getByText('Read it another way'));
    expect((await within(one).findByRole('status')).textContent).toBe('The same is found in it.');
    await user.selectOptions(within(one).getByRole('combobox', { name: 'Handed over' }), 'Line by line');
    expect(within(one).getByRole('status').textContent).toBe('The same is found in it.');
    await user.selectOptions(within(one).getByRole('combobox', { name: 'Syntax' }), 'XML tags only');
    expect(within(one).getByRole('status').textContent).toBe('Something else is found in it.');
    const now = within(one).getByRole('list', { name: 'What is found in it now' });
    expect(within(now).getByRole('button').textContent).toBe(`Text, 0–${callSource.length}`);
    await expectNoViolations();
  });

  it('says how a failed round ended', async () => {
    const error = { code: 'server', status: 500, host: 'a.example', detail: 'upstream is down' } as const;
    const failed = round([], { id: 'r2', at: 3 });
    failed.reply = { ...failed.reply, pieces: [], end: { after: 10, finish: 'error', error } };
    const cut = round([said('Half')], { id: 'r3', at: 4 });
    cut.reply = { id: 'r3', conversation: 'b', pieces: [said('Half')] };
    await open(failed, cut);
    expect((await card('r2')).textContent).toContain('upstream is down');
    expect((await card('r2')).textContent).toContain('Nothing came.');
    expect((await card('r3')).textContent).toContain('The answer broke off.');
  });

  it('shows older rounds in steps, by chat and by words', async () => {
    const many = Array.from({ length: 12 }, (_, n) => round([said(`Answer ${n}`)], { id: `m${n}`, at: n + 10 }));
    const other = round([said('The ferry')], { id: 'o1', conversation: 'a', turn: 't2', at: 1 });
    const { user } = await open(...many, other);
    await card('m11');
    const shown = () => [...document.querySelectorAll('[data-round]')].map((one) => one.getAttribute('data-round'));
    expect(shown()).toHaveLength(10);
    expect(shown()[0]).toBe('m11');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(shown()).toHaveLength(13));
    await user.type(screen.getByRole('searchbox', { name: 'Search rounds' }), 'ferry');
    await waitFor(() => expect(shown()).toEqual(['o1']));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Chat' }),
      screen.getByRole('option', { name: /Chat b/ }),
    );
    await screen.findByText('No round matches.');
    await user.clear(screen.getByRole('searchbox', { name: 'Search rounds' }));
    await waitFor(() => expect(shown()).toHaveLength(10));
  });

  it('copies a round as JSON', async () => {
    const { user } = await open(round([said(callSource)]));
    const one = await card('r1');
    await user.click(within(one).getByRole('button', { name: 'Copy as JSON' }));
    const copied = JSON.parse(await navigator.clipboard.readText());
    expect(copied).toMatchObject({
      id: 'r1',
      messages: [{ role: 'system' }, { text: 'Anything new?' }],
      reply: { pieces: [{ text: callSource }] },
      calls: [{ name: 'list_tabs', state: 'done', result: { execution_time_ms: 1400 } }],
    });
  });

  it('says that nothing was recorded yet, and how much is kept', async () => {
    await open();
    await screen.findByText('No model has answered yet.');
    expect(screen.queryByRole('searchbox')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a model…' })).toBeTruthy());
    expect(screen.getByText(new RegExp(`latest ${keptRounds} rounds`))).toBeTruthy();
  });

  it('distinguishes a streaming round from one whose page is gone', async () => {
    const { services } = await open();
    const letGo = Promise.withResolvers<void>();
    void services.tryLock('turn:b', () => letGo.promise);
    await services.conversations.putMessage({ ...answer, state: 'streaming' });
    const { reply, ...request } = round([said('Looking')]);
    const { end: _, ...unfinished } = reply;
    await services.rounds.putRequest(request);
    await services.rounds.putReply(unfinished);
    const one = await card('r1');
    expect(within(one).getByText('Answering')).toBeTruthy();
    letGo.resolve();
    expect(await within(one).findByText('The answer broke off.')).toBeTruthy();
  });
});
