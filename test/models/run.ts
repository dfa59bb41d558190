/** `npm run models`: how well a model does sixty tasks with the product's own loop, protocol and tools, in each syntax. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { modelSettings } from '@/src/contract/settings.ts';
import { answerConstraint } from '@/src/protocol/constraint/answer-constraint.ts';
import { providerKinds } from '@/src/providers/index.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { loudly, seeded } from './fetch.ts';
import { type Options, optionsFrom, usage } from './options.ts';
import { score } from './scoreboard.ts';
import { kindTable, scoreTable } from './table.ts';
import { tasks } from './tasks/index.ts';
import { triesIn } from './tried.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/outrigger-models/', import.meta.url));

async function measure(options: Options): Promise<void> {
  const { baseUrl, key, model, row, context, maxOutput, out, verbose, constrained } = options;
  const kind = providerKinds.find(({ id }) => id === 'openai-compatible')!;
  const provider = await kind.create(
    { baseUrl, apiKey: key },
    {
      fetch: verbose ? loudly(seeded(fetch)) : seeded(fetch),
      stall: 600_000,
      now: Date.now,
      timer(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
  );
  const settings = modelSettings.parse({ temperature: 0, contextTokens: context, maxOutput, constrained });
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const stop = new AbortController();
  process.on('SIGINT', () => stop.abort());

  mkdirSync(cache, { recursive: true });
  const tries = triesIn(`${cache}scores.jsonl`);
  const error = await score(
    {
      provider,
      model,
      settings,
      protocol: { ...protocol, constraint: answerConstraint },
      now: Date.now,
      newId: () => crypto.randomUUID(),
      wait,
    },
    {
      ...options,
      tries,
      signal: stop.signal,
      onTry: ({ syntax, task, solved, time }, done, total) =>
        console.log(
          `${done} of ${total}  ${syntax}  ${task}: ${solved ? 'solved' : 'not solved'} (${Math.round(time / 1000)} s)`,
        ),
    },
  );
  if (error) console.error(`${row} could not be asked further: ${error.code} ${error.detail ?? ''}`);
  else if (stop.signal.aborted) console.error('Stopped. The same command goes on from here.');

  const mine = tries.all().filter((tried) => tried.row === row);
  const kinds = new Map(tasks.map(({ id, kind }) => [id, kind]));
  const text = `${scoreTable(mine)}\n\n${kindTable(mine, (task) => kinds.get(task) ?? 'no longer there')}`;
  console.log(`\n${text}`);
  if (out) writeFileSync(out, `${text}\n`);
  process.exit(error ? 1 : 0);
}

try {
  await measure(optionsFrom(process.argv.slice(2)));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exit(1);
}
