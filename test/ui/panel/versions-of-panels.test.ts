import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { pathOf } from '@/src/chat/message/path.ts';
import type { Message } from '@/src/contract/conversation.ts';
import { createPanelStore, type PanelStore } from '@/src/ui/panel/index.tsx';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { fakeServices } from '@/test/fakes/services.ts';

/**
 * Two panels on one chat, in which people speak, edit, have answers made again and choose versions, faster than anything
 * is stored: in the end both show the same, which is what is stored, and have all of it.
 */

const kinds = ['say', 'regenerate', 'edit', 'show', 'open', 'settle', 'tick'] as const;
const step = fc.tuple(fc.constantFrom(...kinds), fc.nat(1), fc.nat(5));
type Step = [(typeof kinds)[number], number, number];

const wordsOf = (messages: readonly Message[]) =>
  messages.map(({ role, parts: [part] }) => `${role}: ${part?.type === 'text' ? part.text : ''}`);
const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id).sort();

async function world() {
  let clock = 1;
  const provider = scriptedProvider(...Array.from({ length: 20 }, (_, n) => [say(`Answer ${n}.`), finish()]));
  const services = fakeServices({ provider, now: () => ++clock });
  const { conversations } = services;
  await conversations.put({ id: 'a', title: 'a', named: true, at: 1, updated: 1, draft: '' });
  const said = { conversation: 'a', turn: 'a', at: 1, state: 'complete' as const };
  await conversations.putMessage({ ...said, id: 'q', role: 'user', parts: [{ type: 'text', text: 'Hello?' }] });
  await conversations.putMessage({ ...said, id: 'r', role: 'assistant', parts: [{ type: 'text', text: 'Hi.' }] });
  const turn = { id: 'a', conversation: 'a', at: 1, provider: 'commands', model: '', syntax: 'json-block', round: 1 };
  await conversations.putTurn({ ...turn, state: 'done', end: { reason: 'answered' } });
  const open = async (window: number) => {
    const panel = createPanelStore({ ...services, window });
    const close = panel.start();
    await vi.waitFor(() => expect(panel.store.getState().loaded).toBe(true), { interval: 1 });
    return { panel, close };
  };
  return { conversations, panels: [await open(1), await open(2)] };
}

function begin(panel: PanelStore, [kind, , nth]: Step, at: number): Promise<unknown> {
  const { messages, others } = panel.store.getState();
  const asked = (among: Message[]) => {
    const questions = among.filter(({ role }) => role === 'user');
    return questions[nth % questions.length]!;
  };
  if (kind === 'say') panel.write(`Words ${at}`);
  if (kind === 'say') return panel.sendDraft('command');
  if (kind === 'edit') return panel.edit(asked(messages), `Edited ${at}`);
  if (kind === 'regenerate') return panel.regenerate(asked(messages).turn);
  if (kind === 'show') return panel.showVersion(asked([...messages, ...others]).turn);
  return panel.open('a');
}

it('two panels show the same, and everything stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const { conversations, panels } = await world();
      const doing: Promise<unknown>[] = [];
      for (const [at, one] of steps.entries()) {
        if (one[0] === 'settle') await Promise.all(doing);
        else if (one[0] === 'tick') await new Promise((resolve) => setTimeout(resolve));
        else doing.push(begin(panels[one[1]]!.panel, one, at));
      }
      await Promise.all(doing);
      await vi.waitFor(
        async () => {
          const stored = await conversations.messages('a');
          const path = pathOf(stored, (await conversations.get('a'))?.shown);
          for (const { panel } of panels) {
            const { messages, others, holder } = panel.store.getState();
            expect([holder, ...wordsOf(messages)]).toEqual(['nobody', ...wordsOf(path)]);
            expect(idsOf([...messages, ...others])).toEqual(idsOf(stored));
          }
        },
        { interval: 1 },
      );
      for (const { close } of panels) close();
    }),
    {
      numRuns: 60,
      examples: [
        // Refused in a panel that had not heard of the turn yet, and again.
        [[...[1, 0, 0].map((at): Step => ['say', at, 0])]],
        // Opened again while an edit is on its way.
        [[...(['edit', 'open'] as const).map((kind): Step => [kind, 1, 0])]],
      ],
    },
  );
});
