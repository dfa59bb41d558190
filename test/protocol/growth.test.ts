import { expect, it } from 'vitest';
import type { GrowingText } from './growth-texts.ts';
import { countSteps } from './steps.ts';

const stepsSince = await countSteps('/src/protocol/');
const { createResponseParser } = await import('../../src/protocol/index.ts');
const { growingTexts, grown } = await import('./growth-texts.ts');
const { toolNames } = await import('./generated-text.ts');

const SHORT = 2500;
const TIMES = 4;
/** Most work for a text that is `TIMES` as long, in multiples of the work for the short one. */
const MOST_GROWTH = 4.4;
/** Most steps for a character, even in the worst text. */
const MOST_STEPS = 1000;
const MOST_FREE = 10;

function read(text: string, chunk: number): void {
  const parser = createResponseParser({ toolNames });
  for (let at = 0; at < text.length; at += chunk) parser.push(text.slice(at, at + chunk));
  parser.end();
}

/**
 * Reads a text in chunks of this many characters, once short and once `TIMES` as long. `times`: ratio of the work,
 * which is `TIMES` if the work is linear. `each`: steps per character of the longer text.
 */
async function growth(text: GrowingText, chunk: number, length = SHORT): Promise<{ times: number; each: number }> {
  const [short, long] = [grown(text, length), grown(text, length * TIMES)];
  read(short, chunk);
  const little = await stepsSince();
  read(long, chunk);
  const much = await stepsSince();
  return { times: (much / little) * ((short.length * TIMES) / long.length), each: much / long.length };
}

it('takes linear work in the length of the text, whatever is repeated in it', { timeout: 240_000 }, async () => {
  const texts = Object.entries(growingTexts(false));
  expect(texts.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const [index, [name, text]] of texts.entries()) {
    const chunk = index % 2 === 0 ? 7 : Number.POSITIVE_INFINITY;
    const { times, each } = await growth(text, chunk);
    // A text that costs next to nothing mostly shows the cost of starting.
    const grows = times > MOST_GROWTH && each > MOST_FREE;
    // Code that the engine compiles meanwhile is counted too. Real growth shows again with a longer text.
    const goesOn = grows && (await growth(text, chunk, SHORT * TIMES)).times > MOST_GROWTH;
    if (goesOn || each > MOST_STEPS)
      found.push(`${name} in ${chunk}: ${times.toFixed(1)} times, ${each.toFixed(0)} steps a character`);
  }
  expect(found).toEqual([]);
});

it('takes linear work in the number of calls, in the text and beside it', async () => {
  const calls = (count: number) => {
    const parser = createResponseParser({ toolNames });
    for (let index = 0; index < count; index++) parser.pushNative({ index, name: 'list_tabs', arguments: '{}' });
    parser.push('<tool_call>{"name":"list_tabs","arguments":{}}</tool_call>\n'.repeat(count));
    parser.end();
  };
  calls(200);
  await stepsSince();
  calls(200);
  const little = await stepsSince();
  calls(800);
  expect((await stepsSince()) / little).toBeLessThan(MOST_GROWTH);
});
