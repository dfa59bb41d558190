import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowConflict, rowDone, rowFailed, rowSkipped, rowUndone } from '@/src/registry/each-row.ts';
import { tellsDone } from '../count-sentence.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { namedSessions } from './rows/saved-tabs.ts';

const parameters = z.strictObject({
  session_id: z.string().min(1).describe('Id of the session, as list_sessions gives it'),
  name: z.string().trim().min(1).describe('Its new name'),
});

const renaming = z.object({ id: z.string(), name: z.string() });
type Renaming = z.infer<typeof renaming>;

export function renameSession({ sessions }: ToolPorts): WriteTool<z.infer<typeof parameters>, { renamed: number }> {
  /** Renames a session if it still has the expected name. Gives the reason if it has not. */
  async function rename({ id, name: from }: Renaming, to: Renaming): Promise<'gone' | 'changed' | null> {
    const session = await sessions.get(id);
    if (!session) return 'gone';
    if (session.name !== from && session.name !== to.name) return 'changed';
    await sessions.put({ ...session, name: to.name });
    return null;
  }
  const why = { gone: text('sessions_gone'), changed: text('sessions_renamed_since') };

  return {
    name: 'rename_session',
    area: 'sessions',
    effect: 'write',
    inverse: 'exact',
    repeatable: true,
    userOnly: true,
    description: 'Gives a saved session another name.',
    parameters,
    async plan({ session_id, name }) {
      const { found } = await namedSessions({ sessions }, [session_id]);
      return {
        headline: text('sessions_rename_ask'),
        notes: [],
        verb: text('sessions_rename_verb'),
        refuse: text('sessions_rename_refuse'),
        rows: found
          .filter((session) => session.name !== name)
          .map((session) => ({
            id: `session:${session.id}`,
            title: session.name,
            becomes: text('bookmarks_becomes', { title: name }),
            digest: {},
            before: { id: session.id, name: session.name },
            change: { id: session.id, name },
          })),
      };
    },
    apply: (rows, run) =>
      eachRow(rows, run, async (row) => {
        const problem = await rename(renaming.parse(row.before), renaming.parse(row.change));
        return problem ? rowSkipped(why[problem]) : rowDone();
      }),
    undo: (rows, run) =>
      eachRow(rows, run, async (row) => {
        const problem = await rename(renaming.parse(row.change), renaming.parse(row.before));
        if (!problem) return rowUndone();
        return problem === 'gone' ? rowFailed(why.gone) : rowConflict(why.changed);
      }),
    undoLabel: text('sessions_rename_undo'),
    ...tellsDone('renamed', 'sessions_rename_sentence', 'sessions_rename_plain'),
  };
}
