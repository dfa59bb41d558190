import { siteOf } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rank } from '../bookmark-index/rank.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { lookAtOne, pagesPlan, tabId } from './access/pages-plan.ts';

const parameters = z.strictObject({
  tab_id: tabId,
  filter: z.string().optional().describe('Words that must all be there; typing errors are forgiven'),
  ...pagingFields,
});

type Links = Page<{ title: string; url: string }> & { page: { tab_id: number; title: string; url: string } };

export const listPageLinks = (ports: ToolPorts): ReadTool<z.infer<typeof parameters>, Links> => ({
  name: 'list_page_links',
  area: 'pages',
  effect: 'read',
  inverse: 'none',
  untrusted: 'page',
  description: 'List the links that a page shows, with their text; each address once.',
  parameters,
  plan: (args, context) => pagesPlan(ports, args.tab_id, context, text('page_links_headline')),
  async read({ tab_id, filter, ...paging }, context) {
    const { tab, page } = await lookAtOne(ports, tab_id, context, ports.pages.links);
    const links = page.links.map(({ text: title, url }) => ({ title, url }));
    const items = rank(links, filter ?? '', (link) => link).map(({ item }) => item);
    return { page: { tab_id: tab.id, title: page.title, url: page.url }, ...pageOf(items, paging) };
  },
  rows: (data) =>
    data.items.map(({ title, url }) => ({ kind: 'page', from: 'pages', id: url, title: title || url, url })),
  of: ({ page }) => ({ arguments: { tab_id: page.tab_id }, was: page.url }),
  sources({ page, items }) {
    const words = items.map(({ title, url }) => `${title} ${url}`);
    return [{ source: siteOf(page.url), text: [page.title, page.url, ...words].join('\n') }];
  },
  sentence: ({ data }) =>
    data ? text('page_links_done', { n: data.total, title: data.page.title }) : text('page_links_plain'),
});
