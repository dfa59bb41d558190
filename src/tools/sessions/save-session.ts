import { savedSession } from '@/src/contract/session.ts';
import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowDone, rowUndone } from '@/src/registry/each-row.ts';
import { sameName } from '@/src/text/fold.ts';
import { countedSentence } from '../count-sentence.ts';
import { invalid, notThere } from '../errors/call-errors.ts';
import { freeId } from '../free-id.ts';
import { namedTabs, notFound, refuseUnknown, tabIds } from '../tab-ids/named-tabs.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { savedTabs } from './rows/saved-tabs.ts';

const parameters = z.strictObject({
  name: z.string().trim().min(1).max(200).describe('What the session is called'),
  tab_ids: tabIds.optional(),
  window_id: z.number().int().optional().describe('All tabs of this window; default: the current window'),
});
type Arguments = z.infer<typeof parameters>;

export function saveSession({ tabs, sessions, clock }: ToolPorts): WriteTool<Arguments, { tabs: number }> {
  async function chosen({ tab_ids, window_id }: Arguments, window: number | null) {
    if (tab_ids && window_id !== undefined)
      throw invalid('Tabs or a window, not both.', 'Send `tab_ids` or `window_id`.');
    const all = await tabs.all();
    if (tab_ids) {
      const { found, missing } = namedTabs(tab_ids, all);
      return { going: all.filter((tab) => found.includes(tab)), missing };
    }
    if (window_id !== undefined) refuseUnknown('window', window_id, await tabs.windows());
    const id = window_id ?? (await tabs.current(window))?.windowId;
    const going = all.filter((tab) => tab.windowId === id);
    if (window_id === undefined && going.length === 0)
      throw notThere('There is no window with tabs.', 'Call list_windows and send `window_id`.');
    return { going, missing: [] };
  }

  return {
    name: 'save_session',
    area: 'sessions',
    effect: 'write',
    inverse: 'exact',
    repeatable: true,
    description:
      'Saves tabs under a name, with windows, groups, pins and order, so that restore_session can open them again. The tabs stay open.',
    parameters,
    async plan(args, { window }) {
      const { going, missing } = await chosen(args, window);
      const [groups, known] = await Promise.all([tabs.groups(), sessions.all()]);
      const at = clock.now();
      const id = freeId(at, known);
      const same = known.filter(({ name }) => sameName(name, args.name));
      const n = going.length;
      return {
        headline: text('sessions_save_ask', { name: args.name }),
        notes: same.length > 0 ? [text('sessions_save_same_name', { name: args.name })] : [],
        verb: text('sessions_save_verb'),
        refuse: text('sessions_save_refuse'),
        rows: [
          {
            id: `session:${id}`,
            title: args.name,
            becomes: text('sessions_tabs', { n }),
            digest: {},
            before: null,
            change: { id, name: args.name, at, automatic: false, tabs: savedTabs(going, groups) },
          },
        ],
        data: {
          session_id: id,
          tabs: n,
          ...notFound(missing),
          ...(same.length > 0 ? { same_name: same.map((session) => session.id) } : {}),
        },
      };
    },
    apply: (rows, run) =>
      eachRow(rows, run, async (row) => {
        await sessions.put(savedSession.parse(row.change));
        return rowDone();
      }),
    undo: (rows, run) =>
      eachRow(rows, run, async (row) => {
        await sessions.remove([savedSession.parse(row.change).id]);
        return rowUndone();
      }),
    result: (rows, _, { data }) => ({
      ...data,
      tabs: rows.reduce((sum, row) => sum + savedSession.parse(row.change).tabs.length, 0),
    }),
    undoLabel: text('sessions_save_undo'),
    sentence: ({ data }) => countedSentence(data, 'tabs', 'sessions_save_sentence', 'sessions_save_plain'),
  };
}
