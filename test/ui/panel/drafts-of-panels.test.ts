import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createPanelStore, type PanelStore } from '@/src/ui/panel/index.tsx';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { fakeServices } from '@/test/fakes/services.ts';

/**
 * Up to three panels on two chats, in which people type, send, stop and change the chat as they like, faster than anything is
 * stored: whatever word was typed is in a message or a draft of its own chat in the end, and in one of them alone.
 */

const kinds = ['start', 'close', 'type', 'flush', 'open', 'new', 'attach', 'send', 'stop', 'settle', 'tick'] as const;
type Step = `${(typeof kinds)[number]} ${0 | 1 | 2} ${'a' | 'b'}`;

const step = fc
  .tuple(fc.constantFrom(...kinds, 'type' as const, 'open' as const), fc.nat(2), fc.constantFrom('a', 'b'))
  .map((parts) => parts.join(' ') as Step);

async function world() {
  let clock = 1;
  const provider = scriptedProvider(...Array.from({ length: 30 }, () => [say('Yes.'), finish()]));
  const services = fakeServices({ provider, now: () => ++clock });
  const { conversations } = services;
  for (const id of ['a', 'b']) {
    await conversations.put({ id, title: id, named: true, at: 1, updated: 1, draft: '' });
    const said = { id, conversation: id, turn: id, at: 1, state: 'complete' as const };
    await conversations.putMessage({ ...said, role: 'user', parts: [{ type: 'text', text: 'Hello?' }] });
    const turn = { id, conversation: id, at: 1, provider: 'commands', model: '', syntax: 'json-block', round: 1 };
    await conversations.putTurn({ ...turn, state: 'done', end: { reason: 'answered' } });
  }
  async function open(window: number) {
    const panel = createPanelStore({ ...services, window });
    const close = panel.start();
    await vi.waitFor(() => expect(panel.store.getState().loaded).toBe(true), { interval: 1 });
    return { panel, close };
  }
  return { conversations, open };
}

const soon = (after = 0) => new Promise((resolve) => setTimeout(resolve, after));

async function play(steps: Step[]) {
  const { conversations, open } = await world();
  const panels = [await open(1)];
  const typed = new Map<string, string>();
  let doing: Promise<unknown>[] = [];
  const settle = async () => {
    await Promise.all(doing);
    doing = [];
  };

  function type(panel: PanelStore) {
    const { conversation, draft } = panel.store.getState();
    const word = `word${typed.size}`;
    typed.set(word, conversation.id);
    panel.write(draft ? `${draft} ${word}` : word);
  }

  async function take([kind, at, chat]: string[]) {
    const one = panels[Number(at) % panels.length];
    if (kind === 'start') return void (panels.length < 3 && panels.push(await open(panels.length + 1)));
    if (kind === 'settle') return settle();
    if (kind === 'tick') return soon();
    if (!one) return;
    const { panel, close } = one;
    if (kind === 'type') type(panel);
    if (kind === 'flush') doing.push(panel.flush());
    if (kind === 'open') doing.push(panel.open(chat ?? ''));
    if (kind === 'new') panel.openNew();
    if (kind === 'attach') doing.push(panel.attach(() => soon(3).then(() => []), ''));
    if (kind === 'stop') panel.stop();
    if (kind === 'send') doing.push(panel.sendDraft('command'));
    if (kind !== 'close') return;
    await settle();
    close();
    panels.splice(panels.indexOf(one), 1);
  }

  for (const one of steps) await take(one.split(' '));
  await settle();
  for (const { close } of panels) close();
  return { conversations, open, typed };
}

/** By word: the chats in which it stands, sent or as a draft. */
async function found({ conversations, open }: Awaited<ReturnType<typeof play>>) {
  const words: [string, string][] = [];
  for (const { id } of await conversations.list()) {
    const { panel, close } = await open(9);
    await panel.open(id);
    const said = (await conversations.messages(id)).filter(({ role }) => role === 'user');
    const texts = said.flatMap(({ parts }) => parts.map((part) => (part.type === 'text' ? part.text : '')));
    const { conversation, draft } = panel.store.getState();
    const there = [conversation.id === id ? draft : '', ...texts].join(' ').match(/word\d+/g) ?? [];
    words.push(...there.map((word): [string, string] => [word, id]));
    close();
  }
  return words.sort();
}

/** What went wrong once. */
const once: Step[][] = [
  // Opened again while it is open, after another panel went.
  ['type 0 a', 'start 0 a', 'close 0 a', 'type 0 a', 'send 0 a', 'open 0 a'],
  ['type 0 a', 'start 0 a', 'close 0 a', 'open 0 a', 'settle 0 a', 'type 0 a', 'type 0 a', 'open 0 a'],
  // Opened twice at once.
  ['open 0 b', 'type 0 a', 'close 0 a', 'start 0 a', 'open 0 a', 'open 0 a'],
  // Come back to while another panel opens.
  ['type 0 a', 'open 0 b', 'settle 0 a', 'open 0 a', 'start 0 a', 'type 0 a', 'type 0 a', 'type 0 a'],
  // Left while two others show it.
  ['type 0 a', 'flush 0 a', 'start 0 a', 'start 0 a', 'open 0 b', 'settle 0 a', 'type 0 a', 'type 0 a'],
  // Left before what was sent in it is a message.
  ['new 0 a', 'open 0 a', 'type 0 a', 'attach 0 a', 'send 0 a', 'tick 0 a', 'type 0 a', 'start 0 a', 'type 0 a'],
  ['type 0 a', 'send 0 a', 'new 0 a', 'type 0 a', 'new 0 a', 'start 0 a', 'type 0 a', 'type 0 a', 'type 0 a'],
];

it('no word is lost, doubled or astray', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 30 }), async (steps) => {
      const played = await play(steps);
      await vi.waitFor(async () => expect(await found(played)).toEqual([...played.typed].sort()));
    }),
    { numRuns: 100, examples: once.map((steps) => [steps]) },
  );
});
