import { savedSession } from '@/src/contract/session.ts';
import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowDone, rowUndone } from '@/src/registry/each-row.ts';
import { tellsDone } from '../count-sentence.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { namedSessions } from './rows/saved-tabs.ts';

const parameters = z.strictObject({
  session_ids: z.array(z.string().min(1)).min(1).describe('Ids of sessions, as list_sessions gives them'),
});

export function deleteSessions({ sessions }: ToolPorts): WriteTool<z.infer<typeof parameters>, { deleted: number }> {
  return {
    name: 'delete_sessions',
    area: 'sessions',
    effect: 'destroy',
    inverse: 'exact',
    description: 'Deletes saved sessions. Open tabs stay as they are.',
    parameters,
    async plan({ session_ids }) {
      const { found, missing } = await namedSessions({ sessions }, session_ids);
      return {
        headline: text('sessions_delete_ask', { n: found.length }),
        notes: [text('sessions_delete_tabs_stay')],
        verb: text('sessions_delete_verb', { n: found.length }),
        refuse: text('sessions_delete_refuse', { n: found.length }),
        rows: found.map((session) => ({
          id: `session:${session.id}`,
          title: session.name,
          becomes: text('sessions_tabs', { n: session.tabs.length }),
          digest: {},
          before: session,
          change: null,
        })),
        data: missing.length > 0 ? { not_found: missing } : {},
      };
    },
    apply: (rows, run) =>
      eachRow(rows, run, async (row) => {
        await sessions.remove([savedSession.parse(row.before).id]);
        return rowDone();
      }),
    undo: (rows, run) =>
      eachRow(rows, run, async (row) => {
        await sessions.put(savedSession.parse(row.before));
        return rowUndone();
      }),
    undoLabel: text('sessions_delete_undo'),
    ...tellsDone('deleted', 'sessions_delete_sentence', 'sessions_delete_plain'),
  };
}
