import { readFileSync } from 'node:fs';
import { createCommands } from '@/src/commands/index.ts';
import type { WayOn } from '@/src/contract/next-step.ts';
import type { ModelEvent, ModelMessage } from '@/src/contract/provider.ts';
import type { Chip, Intent, LiveRow, ToolResult } from '@/src/contract/tool.ts';
import { createI18n } from '@/src/i18n/index.ts';

const messages: Record<string, { message: string }> = JSON.parse(
  readFileSync('public/_locales/en/messages.json', 'utf8'),
);
export const { say } = createI18n((key) => messages[key]?.message ?? '', 'en');

export interface Call {
  name: string;
  arguments: Record<string, unknown>;
}

/** Fake tools: each gives the data of its result. A string is a failure with this message. */
export type Tools = Record<string, (args: Record<string, unknown>) => unknown>;

/** Words and calls of one turn. */
export interface Said {
  lines: string[];
  chips: Chip[];
  choice: boolean;
  ways: WayOn[];
  calls: Call[];
  run: { plan?: boolean; this?: boolean } | undefined;
  /** For each round with calls, true if its rows are not shown. */
  quiet: (boolean | undefined)[];
}

const resultOf = (given: unknown): ToolResult => ({
  success: typeof given !== 'string',
  data: typeof given === 'string' ? null : given,
  error: typeof given === 'string' ? given : null,
  execution_time_ms: 1,
  retries: 0,
});

/** The rows of a card. */
function cardOf(data: unknown): { rows: LiveRow[]; total: number } {
  const { items = [], total = 0 } = (data ?? {}) as {
    items?: { id?: number; title: string; url: string }[];
    total?: number;
  };
  const rows = items.flatMap(({ id, title, url }): LiveRow[] =>
    id === undefined ? [] : [{ kind: 'tab', id: String(id), title, url }],
  );
  return { rows, total };
}

/** Tools that may be called for any sentence, to look up names. By default they find nothing. */
const lookedUp = new Set([
  'list_tabs',
  'list_sessions',
  'list_bookmark_folders',
  'list_tags',
  'list_recently_closed',
  'find',
]);

/** Talks to the commands over tools that answer at once, as the chat does: each round sees the rounds before. */
export function conversation(tools: Tools, browser: { ownModel?: boolean; language?: string } = {}) {
  const history: ModelMessage[] = [];
  const asked: Call[] = [];
  let ids = 0;
  const answerOf = ({ name, arguments: args }: Call): ToolResult => {
    const tool = tools[name];
    if (!tool && lookedUp.has(name)) return resultOf({ items: [], total: 0 });
    if (!tool) throw new Error(`no tool ${name}`);
    return resultOf(tool(args));
  };
  const { provider, commands } = createCommands({
    say,
    formatCall: (call) => JSON.stringify(call),
    ask: (async (name: string, payload: { call: Call }) => {
      if (name !== 'run') throw new Error(name);
      asked.push(payload.call);
      const result = answerOf(payload.call);
      return { kind: 'result', result, view: { sentence: { key: '' }, ...cardOf(result.data) } };
    }) as unknown as Parameters<typeof createCommands>[0]['ask'],
    newId: () => `p${ids++}`,
    now: () => Date.UTC(2026, 10, 21, 12),
    ...browser,
  });

  async function turn(message: ModelMessage, before: ModelMessage[] = []): Promise<Said> {
    history.push(message, ...before);
    const calls: Call[] = [];
    const quiet: Said['quiet'] = [];
    let run: Said['run'];
    for (let round = 0; round < 100; round++) {
      const events: ModelEvent[] = [];
      const request = { model: 'commands', messages: structuredClone(history), tools: [] };
      for await (const event of provider.stream(request, new AbortController().signal)) events.push(event);
      const text = events.flatMap((event) => (event.type === 'text-delta' ? [event.text] : [])).join('');
      const finish = events.at(-1);
      if (finish?.type !== 'finish') throw new Error('no finish');
      const { quiet: hush, ...flags } = finish.run ?? {};
      if (Object.keys(flags).length > 0) run = flags;
      if (!text.startsWith('{')) {
        const chips = events.find((event) => event.type === 'chips');
        history.push({ role: 'assistant', text });
        const { chips: steps = [], choice = false, ways = [] } = chips ?? {};
        return { lines: text.split('\n\n'), chips: steps, choice, ways, calls, run, quiet };
      }
      const made: Call[] = text.split('\n\n').map((line) => JSON.parse(line));
      calls.push(...made);
      quiet.push(hush);
      const results = made.map((call) => ({ call: { ...call, id: `c${ids++}`, repairs: [] }, result: answerOf(call) }));
      history.push({ role: 'assistant', text, calls: results.map(({ call }) => call) });
      history.push({ role: 'user', text: '', results });
    }
    throw new Error('no end after a hundred rounds');
  }

  return {
    /** Repeats the last turn, up to its last look, as after a restart of the browser. */
    goOnAfterRestart() {
      const asked = history.findLastIndex(({ role, results }) => role === 'user' && !results);
      const [said, ...rounds] = history.splice(asked);
      const results = rounds.flatMap((message) => message.results ?? []).slice(0, -1);
      return turn(said?.intent ? { ...said, old: true } : said!, [
        { role: 'assistant', text: '', calls: results.map(({ call }) => call) },
        { role: 'user', text: '', results: results.map((one) => ({ ...one, old: 'before' })) },
      ]);
    },
    say: (text: string, selected?: LiveRow[]) => turn({ role: 'user', text, ...(selected ? { selected } : {}) }),
    /** Takes a chip, whatever its label says. */
    take: ({ intent }: { intent: Intent }) => turn({ role: 'user', text: '…', intent }),
    preview: async (sentence: string, selected?: LiveRow[]) => {
      const request = { messages: history, ...(selected ? { selected } : {}) };
      const shown = await commands.preview(sentence, request, 1);
      return shown && { ...shown, sentence: say(shown.sentence) };
    },
    asked,
    label: (chip: Chip) => say(chip.label),
    commands,
  };
}
