import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelEvent } from '@/src/contract/provider.ts';
import { fakeChat } from '@/test/fakes/chat.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { notations } from './protocols.ts';

function cut(text: string, cuts: number[]): ModelEvent[] {
  const places = [...new Set(cuts.map((place) => place % text.length))].sort((a, b) => a - b);
  return [0, ...places].map((start, index) => say(text.slice(start, places[index] ?? text.length)));
}

describe.each(notations)('in $notation', ({ protocol, syntax, written }) => {
  const responses = [
    `Tôi tìm trước 🚣‍♀️.${written('list_tabs', { query: 'a >> "b" \u00e9' })}Then I would${written('pin_tabs', { n: 1 })}`,
    `No call here, only << and a < b.`,
    `Broken: ${written('list_tabs', { query: 'x' }).replace('"x"', '"x" y')} as you see.`,
    `Half: ${written('list_tabs', { query: 'x' }).slice(0, -8)}`,
  ];

  /** Runs a turn whose response comes in these pieces; gives its end, the stored messages and the calls that ran. */
  async function storedFor(pieces: ModelEvent[], several: boolean, end: ModelEvent) {
    const provider = scriptedProvider([...pieces, end], [say('Done.'), finish()]);
    let ids = 0;
    const chat = fakeChat({ protocol, syntax, provider, settings: { several }, newId: () => `id-${++ids}` });
    const ended = await chat.run();
    return { ended, messages: await chat.messages(), ran: chat.background.of('run') };
  }

  it('the stored messages do not depend on how the stream was cut', async () => {
    const ends = [finish(), finish('length'), finish('content-filter')];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...responses),
        fc.array(fc.nat(), { maxLength: 30 }),
        fc.boolean(),
        fc.constantFrom(...ends),
        async (text, cuts, several, end) => {
          const whole = await storedFor([say(text)], several, end);
          expect(await storedFor(cut(text, cuts), several, end)).toEqual(whole);
        },
      ),
      { numRuns: 150 },
    );
  });
});
