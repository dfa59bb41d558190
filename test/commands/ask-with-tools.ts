import { createCommands } from '@/src/commands/index.ts';
import type { WayOn } from '@/src/contract/next-step.ts';
import type { ModelMessage } from '@/src/contract/provider.ts';
import type { Preview, RunAnswer } from '@/src/contract/run.ts';
import type { CallContext, ToolCall, ToolResult } from '@/src/contract/tool.ts';
import { tools } from '@/src/tools/index.ts';
import { worker, world } from '@/test/fakes/registry.ts';
import { say } from './conversation.ts';
import { furnishedLibrary, now } from './furnished-library.ts';

/** A change that a sentence made or asked for. */
export interface Change {
  tool: string;
  /** True if the user was asked first. */
  asked: boolean;
  /** Titles of the rows that were asked about; all are ticked. */
  rows: string[];
  arguments: Record<string, unknown>;
}

/** The outcome of a sentence. */
export interface Outcome {
  lines: string[];
  /** Labels of the next steps. */
  chips: string[];
  choice: boolean;
  ways: WayOn[];
  /** Titles in the lists that are part of the answer. */
  shown: string[];
  changes: Change[];
}

const titlesOf = ({ sections }: Preview): string[] =>
  sections.flatMap(({ rows }) => rows.map((row) => ('title' in row ? row.title : '')));

const idsOf = ({ sections }: Preview): string[] => sections.flatMap(({ rows }) => rows.map(({ id }) => id));

/** Says a sentence to the commands over a furnished library, with all tools and the gate; says yes to each question. */
export async function askWithTools(sentence: string, language = 'en'): Promise<Outcome> {
  const ports = await furnishedLibrary();
  const its = world();
  for (const permission of ['history', 'sessions']) its.permissions.add(permission);
  const all = tools.map((make) => make(ports));
  const { registry } = worker(its, all, { clock: ports.clock, openTabs: () => ports.tabs.all() });
  const { provider } = createCommands({
    say,
    formatCall: (call) => JSON.stringify(call),
    ask: (async () => null) as unknown as Parameters<typeof createCommands>[0]['ask'],
    newId: () => 'preview',
    now: () => now,
    language,
  });
  const changes: Change[] = [];
  const shown: string[] = [];

  async function resultOf(call: ToolCall, context: CallContext, isQuiet: boolean): Promise<ToolResult> {
    const change: Change = { tool: call.name, asked: false, rows: [], arguments: call.arguments };
    let answer: RunAnswer = await registry.run(call, context, []);
    for (;;) {
      if (answer.kind === 'confirm') {
        change.asked = true;
        change.rows = titlesOf(answer.preview);
        answer = await registry.approve({ ticket: answer.ticket, rows: idsOf(answer.preview) });
      } else if (answer.kind === 'more') answer = await registry.run(call, context, []);
      else if (answer.kind === 'page-work')
        answer = await registry.run(call, context, [], { [answer.work]: { ok: true, data: { to: 'clipboard' } } });
      else break;
    }
    if (answer.kind !== 'result') throw new Error(`${call.name}: ${answer.kind}`);
    if (all.find(({ name }) => name === call.name)?.effect !== 'read') changes.push(change);
    else if (!isQuiet) shown.push(...(answer.view.rows ?? []).map(({ title }) => title));
    return answer.result;
  }

  const history: ModelMessage[] = [{ role: 'user', text: sentence }];
  for (let round = 0; round < 100; round += 1) {
    const events = await Array.fromAsync(
      provider.stream(
        { model: 'commands', messages: structuredClone(history), tools: [] },
        new AbortController().signal,
      ),
    );
    const text = events.flatMap((event) => (event.type === 'text-delta' ? [event.text] : [])).join('');
    const finish = events.at(-1);
    if (finish?.type !== 'finish') throw new Error('no finish');
    if (!text.startsWith('{')) {
      const steps = events.find((event) => event.type === 'chips');
      const { chips = [], choice = false, ways = [] } = steps ?? {};
      return { lines: text.split('\n\n'), chips: chips.map(({ label }) => say(label)), choice, ways, shown, changes };
    }
    const { quiet = false, ...flags } = finish.run ?? {};
    const context = { caller: 'command', conversation: 'c', turn: 't', window: 1, ...flags } as CallContext;
    const calls = text
      .split('\n\n')
      .map((line, n): ToolCall => ({ ...JSON.parse(line), id: `call-${round}-${n}`, repairs: [] }));
    const results: { call: ToolCall; result: ToolResult }[] = [];
    for (const call of calls) results.push({ call, result: await resultOf(call, context, quiet) });
    history.push({ role: 'assistant', text, calls }, { role: 'user', text: '', results });
  }
  throw new Error('no end after a hundred rounds');
}
