import { readdirSync, readFileSync } from 'node:fs';
import { createCommands } from '@/src/commands/index.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import { tab, tabTools } from '../../commands/library.ts';

const folder = 'test/commands/blind';
const most = 2000;

/** The instant line for sentences in every language, over 2,000 tabs that answer at once: milliseconds at the median. */
export async function commands(): Promise<void> {
  const tabs = Array.from({ length: 2000 }, (_, n) =>
    tab(n + 1, `https://${n % 4 ? 'example.com' : 'github.com'}/tab/${n}`, { active: n === 0 }),
  );
  const tools = tabTools(tabs);
  const ask = (async (_: string, { call }: { call: { name: string; arguments: Record<string, unknown> } }) => {
    const data = tools[call.name]?.(call.arguments) ?? { items: [], total: 0 };
    const result = { success: true, data, error: null, execution_time_ms: 0, retries: 0 };
    return { kind: 'result', result, view: { sentence: { key: '' }, rows: [], total: 0 } };
  }) as unknown as AskBackground;
  const times: number[] = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.jsonl'))) {
    const { commands } = createCommands({
      say: ({ key }) => key,
      formatCall: ({ name }) => name,
      ask,
      newId: () => 'p',
      now: () => Date.now(),
      language: name.replace('.jsonl', ''),
    });
    const sentences = readFileSync(`${folder}/${name}`, 'utf8').trim().split('\n');
    for (const line of sentences.slice(0, most / 8)) {
      const { sentence }: { sentence: string } = JSON.parse(line);
      const start = performance.now();
      await commands.preview(sentence, { messages: [] }, 1);
      times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)]?.toFixed(1);
  console.log(`instant line, ${times.length} sentences, 2,000 tabs: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
