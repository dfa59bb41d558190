import type { CallTool } from '@/src/contract/run.ts';
import { CallFailed, type Services } from '@/src/contract/services.ts';
import type { LiveRow, ToolCall } from '@/src/contract/tool.ts';
import { nextIn } from '@/src/ui/panel/messages/calls/rest-rows.ts';

type Call = Pick<ToolCall, 'name' | 'arguments'>;

function opening({ kind, id, url }: LiveRow, background: boolean): Call {
  if (background) return { name: 'open_tabs', arguments: { urls: [url], active: false } };
  if (kind === 'tab') return { name: 'switch_to_tab', arguments: { tab_id: Number(id) } };
  if (kind === 'closed') return { name: 'reopen_closed_tabs', arguments: { session_ids: [id] } };
  return { name: 'open_tabs', arguments: { urls: [url], active: true } };
}

/** Opens a row through the registry, as the user's own click. */
export function createRowOpener(callTool: CallTool): Services['openRow'] {
  async function tabThat(fits: (tab: LiveRow) => boolean): Promise<LiveRow | undefined> {
    let cursor: string | undefined;
    do {
      const page = { limit: 500, ...(cursor ? { cursor } : {}) };
      const answer = await callTool({ name: 'list_tabs', arguments: page }, { peek: true });
      if (answer.kind !== 'result') return;
      const tab = answer.view.rows.find(fits);
      if (tab) return tab;
      cursor = nextIn(answer.result.data);
    } while (cursor);
  }

  /** Finds the open tab of a row. A row from an earlier run of the browser is found by its address. */
  async function tabOf({ kind, from, id, url }: LiveRow): Promise<LiveRow | undefined> {
    if (kind === 'tab') return tabThat((tab) => tab.id === id && tab.url === url);
    if (kind === 'page' && from === 'tabs') return tabThat((tab) => tab.url === url);
  }

  /** Opens a row. If its tab is gone, the page is opened again. */
  return async function openRow(row, { background }) {
    // A tab to be shown is not looked up first: the call fails if the tab is gone.
    const known = background || row.kind === 'page' ? await tabOf(row) : undefined;
    if (known && background) return 'open-already';
    const answer = await callTool(opening(known ?? row, background));
    if (answer.kind !== 'result' || answer.result.success) return 'opened';
    if (row.kind !== 'tab' || !row.url || background) throw new CallFailed(answer.result);
    return openRow({ ...row, kind: 'page', from: 'tabs' }, { background });
  };
}
