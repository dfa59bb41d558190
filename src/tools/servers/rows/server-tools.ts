import type { JsonSchema } from '@/src/contract/json.ts';
import { text } from '@/src/contract/text.ts';
import type { Plan, PlannedRow, Tool, ToolContext } from '@/src/contract/tool.ts';
import {
  SERVER_BEGIN,
  SERVER_CALL,
  type ServerAnswer,
  type ServerTask,
  type ServerTool,
  type ToolServer,
} from '@/src/contract/tool-server.ts';
import { z } from '@/src/contract/zod.ts';
import { requirePage } from '@/src/registry/call-run.ts';
import { doneRows } from '@/src/registry/each-row.ts';

type Arguments = Record<string, unknown>;
/** The answer of a server as a model reads it. */
type Answered = { answer: unknown; error?: true };

/** Maximum length of one argument in the question, in characters. */
const shownLength = 5_000;

const shown = (value: unknown): string => {
  const words = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return words.length > shownLength ? `${words.slice(0, shownLength)}…` : words;
};

/** Accepts arguments with the fields that the server requires. The server checks the rest. */
const parametersOf = ({ required = [] }: JsonSchema): z.ZodType<Arguments> =>
  z.record(z.string(), z.unknown()).superRefine((args, context) => {
    for (const name of required)
      if (args[name] === undefined) context.addIssue({ code: 'custom', message: 'it is required', path: [name] });
  });

const told = ({ text: words, structured, failed, pictures = [] }: ServerAnswer): Answered => ({
  answer: structured ?? words,
  ...(failed && { error: true }),
  ...(pictures.length > 0 && { pictures: pictures.length }),
});

function serverTool(server: ToolServer, tool: ServerTool, call: string): Tool<Arguments, Answered> {
  const { name, effect } = tool;
  const schema = tool.parameters;
  const label = `${server.name} / ${name}`;
  const taskOf = (args: Arguments) => ({ server: server.id, tool: name, arguments: args }) as ServerTask;

  /** The one row of a call, with its arguments in full view. */
  const rowsOf = (args: Arguments): PlannedRow[] => [
    {
      id: 'call',
      title: label,
      // The address of the server: if its text is in the chat already, reading from it again brings in no other source.
      ...(effect === 'read' && { url: placeOf(server) }),
      becomes: text('servers_arguments', {
        items: Object.entries(args).map(([key, value]) => text('servers_argument', { name: key, value: shown(value) })),
      }),
      digest: {},
      before: null,
      change: taskOf(args),
    },
  ];

  /**
   * The plan of a call. The user has added the server, so its address counts as known. For an outside program each call
   * must be confirmed, unless the server is its own or the user's policy allows the tool.
   */
  async function plan(args: Arguments, { client }: ToolContext): Promise<Plan> {
    const isOwn = server.place.kind === 'program' && server.place.client === client?.id;
    const asks = effect === 'write' || (client !== undefined && !isOwn);
    return {
      headline: text('servers_headline', { tool: label }),
      verb: text('servers_verb'),
      refuse: text('servers_refuse'),
      notes: [],
      rows: rowsOf(args),
      addresses: [],
      ...(asks && { ask: text('servers_ask', { server: server.name }) }),
    };
  }

  const words = {
    name: call,
    area: 'servers',
    inverse: 'none',
    description: tool.description,
    parameters: parametersOf(schema),
    schema,
    untrusted: 'page',
    egress: true,
    server: server.name,
    sentence: ({ data }: { data: Answered | null }) =>
      data === null || data.error ? text('servers_failed', { tool: label }) : text('servers_done', { tool: label }),
  } as const;

  if (effect === 'read')
    return {
      ...words,
      effect,
      plan,
      async read(args, context) {
        const answer = (await requirePage(context)(SERVER_CALL, taskOf(args))) as unknown as ServerAnswer;
        for (const picture of answer.pictures ?? []) context.show?.(picture);
        return told(answer);
      },
      sources: (data) => [{ source: server.name, text: JSON.stringify(data), page: placeOf(server) }],
    };
  return {
    ...words,
    effect,
    plan,
    /** The page that began the call may have completed it, so another page never repeats it. */
    async apply(rows, run) {
      const [row] = rows;
      if (!row) return [];
      const page = requirePage(run);
      if (run.earlier.length === 0) {
        await page(SERVER_BEGIN, null);
        return [{ row: row.id, state: 'failed', reason: text('servers_unknown'), open: true }];
      }
      await page(SERVER_BEGIN, null, { done: true });
      return [{ row: row.id, state: 'done', after: await page(SERVER_CALL, row.change) }];
    },
    undo: async (rows) => rows.map(({ id }) => ({ row: id, state: 'failed', reason: text('servers_no_undo') })),
    result(rows, outcomes) {
      const [done] = doneRows(rows, outcomes);
      return done ? told(done.after as unknown as ServerAnswer) : { answer: null };
    },
    undoLabel: text('servers_no_undo'),
  };
}

const placeOf = ({ place }: ToolServer): string => (place.kind === 'local' ? `local:${place.server}` : place.url);

/** Longest name that every model accepts. */
const longestName = 64;

const mostTools = 200;

/** The tools of all servers, named as `github__create_issue`. Of two with one name the first is used. */
export function serverTools(servers: readonly ToolServer[]): Tool[] {
  const all = new Map<string, Tool<Arguments, Answered>>();
  for (const server of servers)
    for (const tool of server.tools.slice(0, mostTools)) {
      const name = `${server.name}__${tool.name}`.replace(/[^\w-]/g, '_').slice(0, longestName);
      if (!all.has(name)) all.set(name, serverTool(server, tool, name));
    }
  return [...all.values()] as Tool[];
}
