import type { PageAnswer, Tab } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { type Plan, type ToolContext, ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { notThere } from '../../errors/call-errors.ts';
import { noSuchTab } from '../../tab-ids/named-tabs.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { expectSomething, type Looked } from './page-refusals.ts';

export const tabId = z.number().int().optional().describe('Default: the current tab');

/** The named tabs, each once, or the current one; an id in place of a missing tab. Throws if none exists. */
export async function wantedTabs(ports: ToolPorts, named: number | number[] | undefined, context: ToolContext) {
  if (named !== undefined) {
    const ids = [...new Set([named].flat())];
    const tabs = await Promise.all(ids.map((id) => ports.tabs.get(id)));
    if (tabs.every((tab) => tab === null)) throw noSuchTab(ids, await ports.tabs.all());
    return ids.map((id, at) => tabs[at] ?? id);
  }
  const current = await ports.tabs.meant(context.window);
  if (current) return [current];
  throw notThere('There is no current tab.', 'Send the id of a tab; list_tabs gives them.');
}

/** The plan of reading pages, for the user's permission. */
export async function pagesPlan(
  ports: ToolPorts,
  named: number | number[] | undefined,
  context: ToolContext,
  headline: Text = text('page_read_headline'),
): Promise<Plan> {
  const tabs = (await wantedTabs(ports, named, context)).filter((tab) => typeof tab !== 'number');
  return {
    headline,
    notes: [],
    verb: text('page_read_verb'),
    refuse: text('page_read_refuse'),
    rows: tabs.map(({ id, title, url }) => ({
      id: `tab:${id}`,
      title,
      url,
      digest: { url },
      before: null,
      change: null,
    })),
  };
}

/** Reads the named tab, or the current one. Throws an error with advice if it may not be read. */
export async function lookAtOne<Page>(
  ports: ToolPorts,
  named: number | undefined,
  context: ToolContext,
  look: (tabId: number) => Promise<PageAnswer<Page>>,
): Promise<{ tab: Tab; page: Page }> {
  const [tab] = await wantedTabs(ports, named, context);
  const answer: PageAnswer<Page> = typeof tab === 'object' ? await look(tab.id) : { ok: false, reason: 'gone' };
  if (typeof tab === 'object' && answer.ok) return { tab, page: answer.page };
  const looked: Looked<Page> = { tab: tab ?? -1, answer };
  expectSomething([looked]);
  throw new ToolError('failed', 'The page did not answer.');
}
