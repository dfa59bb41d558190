import { originOf } from '@/src/address/address.ts';
import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { SERVER_ADD, type ToolServer } from '@/src/contract/tool-server.ts';
import { z } from '@/src/contract/zod.ts';
import { requirePage } from '@/src/registry/call-run.ts';
import { invalid } from '../errors/call-errors.ts';
import type { ToolPorts } from '../tool-ports.ts';

/** Maximum length of a schema as JSON, in characters. */
const largestSchema = 64_000;

const parameters = z.strictObject({
  name: z.string().regex(/^[\w-]{1,40}$/),
  description: z.string().min(1).max(1_000),
  inputSchema: z.record(z.string(), z.unknown()).default({}),
  effect: z.enum(['read', 'write']).default('write'),
  callback: z.string().max(2_000),
});

/** Adds a tool of an outside program, which answers its calls over HTTP on this computer. */
export const addProgramTool = ({ clock }: Pick<ToolPorts, 'clock'>): WriteTool<z.infer<typeof parameters>> => ({
  name: 'add_program_tool',
  area: 'actions',
  effect: 'write',
  inverse: 'none',
  outsideOnly: true,
  holds: [],
  description: 'Offer a tool of the program to the assistant.',
  parameters,
  async plan({ name, description, inputSchema, effect, callback }, { client }) {
    const origin = originOf(callback);
    if (!client || !origin?.startsWith('http:') || !isOnThisMachine(callback))
      throw invalid(
        '"callback" must be an address of this computer.',
        'Send one such as http://127.0.0.1:9000/weather.',
      );
    if (JSON.stringify(inputSchema).length > largestSchema)
      throw invalid('"inputSchema" is too long.', 'Send at most 64,000 characters.');
    const server: ToolServer = {
      id: `program:${client.id}:${name}`,
      name: client.name.toLowerCase(),
      at: clock.now(),
      place: { kind: 'program', url: callback, client: client.id },
      tools: [{ name, description, parameters: inputSchema as ToolServer['tools'][number]['parameters'], effect }],
    };
    return {
      headline: text('servers_add_headline', { tool: name, origin }),
      verb: text('servers_add_verb'),
      refuse: text('servers_add_refuse'),
      notes: [],
      ask: text('servers_add_ask'),
      rows: [
        {
          id: server.id,
          title: description,
          digest: {},
          before: null,
          change: server as never,
        },
      ],
    };
  },
  async apply(rows, run) {
    for (const { change } of rows) await requirePage(run)(SERVER_ADD, change);
    return rows.map(({ id }) => ({ row: id, state: 'done', after: null }));
  },
  undo: async (rows) => rows.map(({ id }) => ({ row: id, state: 'failed', reason: text('servers_no_undo') })),
  result: (rows) => ({ added: rows.map(({ change }) => (change as unknown as ToolServer).tools[0]?.name) }),
  undoLabel: text('servers_no_undo'),
  sentence: ({ arguments: { name } }) => text('servers_added', { tool: name }),
});
