import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { UserAction } from '@/src/contract/action.ts';
import { type RemovedConversation, StoreError } from '@/src/contract/records.ts';
import { servicesWith, startPanel, textsOf } from '@/test/fakes/panels.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import type { FakeServices } from '@/test/fakes/services.ts';

/**
 * One panel after the other on two chats, in which people type, also before anything was read, send, run actions, delete
 * chats and change them, while the disk is full at times: in the end, with the deleted chats restored, no word is
 * missing, and where nothing was deleted none is there twice.
 */

const acts = ['type', 'type', 'open', 'open', 'new', 'flush', 'attach', 'send', 'stop', 'action', 'remove'] as const;
const kinds = [...acts, 'start', 'close', 'settle', 'tick', 'full', 'room'] as const;
const step = fc.tuple(fc.constantFrom(...kinds), fc.nat(2), fc.constantFrom('a', 'b'));
type Step = [(typeof kinds)[number], number, string];
type Opened = ReturnType<typeof startPanel>;

const action: UserAction = { id: 'own', name: 'Own', prompt: 'Translate', menus: [], slot: null };
const soon = (after = 0) => new Promise((resolve) => setTimeout(resolve, after));
const loaded = ({ here }: Opened) => vi.waitFor(() => expect(here().loaded).toBe(true), { interval: 1 });

/** Fills the disk, or makes room. */
function diskOf({ conversations }: FakeServices) {
  const { get, change, put, putMessage, putTurn, opened } = conversations;
  const full = () => Promise.reject(new StoreError('quota'));
  // Changing a conversation that does not exist needs no room on the disk.
  const none = {
    change: async (id: string) => ((await get(id)) ? full() : null),
    put: full,
    putMessage: full,
    putTurn: full,
    opened: full,
  };
  return (isFull: boolean) =>
    void Object.assign(conversations, isFull ? none : { change, put, putMessage, putTurn, opened });
}

async function play(steps: Step[]) {
  const provider = scriptedProvider(...Array.from({ length: 40 }, () => [say('Yes.'), finish()]));
  const services = await servicesWith(['a', 'b'], { provider });
  const fill = diskOf(services);
  const panels = [startPanel(services, 1)];
  const doing: Promise<unknown>[] = [];
  const typed: string[] = [];
  const removed: RemovedConversation[] = [];

  function type({ panel, here }: Opened) {
    const { draft } = here();
    typed.push(`word${typed.length}.`);
    panel.write(draft ? `${draft} ${typed.at(-1)}` : `${typed.at(-1)}`);
  }

  async function remove({ panel, here }: Opened, chat: string) {
    await panel.remove(chat);
    removed.push(...here().removed);
    panel.store.setState({ removed: [] });
  }

  async function close(one: Opened) {
    fill(false);
    await loaded(one);
    await Promise.all(doing);
    one.end();
    await one.panel.flush();
    panels.splice(panels.indexOf(one), 1);
  }

  function act(kind: Step[0], one: Opened, chat: string): unknown {
    const { panel, here } = one;
    if (kind === 'type') return type(one);
    if (kind === 'open') return panel.open(chat);
    if (kind === 'new') return panel.openNew();
    if (kind === 'flush') return panel.flush();
    if (!here().loaded) return;
    if (kind === 'attach') return panel.attach(() => soon(3).then(() => []), '');
    if (kind === 'send') return panel.sendDraft('command');
    if (kind === 'stop') return panel.stop();
    if (kind === 'remove') return remove(one, chat);
    if (kind === 'action' && here().draft) return panel.runWithInput(action, here().draft);
  }

  for (const [kind, at, chat] of steps) {
    const one = panels[at % Math.max(1, panels.length)];
    if (kind === 'start' && panels.length < 1) panels.push(startPanel(services, panels.length + 1));
    if (kind === 'settle') await Promise.all(doing);
    if (kind === 'tick') await soon();
    if (kind === 'full' || kind === 'room') fill(kind === 'full');
    if (kind === 'close' && one) await close(one);
    else if (one) doing.push(Promise.resolve(act(kind, one, chat)));
  }
  fill(false);
  for (const one of [...panels]) await close(one);
  for (const one of removed) await services.conversations.restore(one);
  return { services, typed, removals: removed.length };
}

/** All words that stand in a chat, sent or as a draft. */
async function found(services: FakeServices): Promise<string[]> {
  const one = startPanel(services, 9);
  await loaded(one);
  const words: string[] = [];
  for (const { id } of await services.conversations.list()) {
    await one.panel.open(id);
    const said = (await services.conversations.messages(id)).filter(({ role }) => role === 'user');
    words.push(...([one.here().draft, ...textsOf(said)].join(' ').match(/word\d+\./g) ?? []));
  }
  one.end();
  return words.sort();
}

it('drafts lose no word on a full disk, whatever else fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 30 }), async (steps) => {
      const { services, typed, removals } = await play(steps);
      await vi.waitFor(async () => {
        const words = await found(services);
        expect(removals > 0 ? [...new Set(words)] : words).toEqual([...typed].sort());
      });
    }),
    { numRuns: 100 },
  );
});
