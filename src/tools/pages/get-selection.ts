import { siteOf } from '@/src/address/address.ts';
import type { PageSelection } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rank } from '../bookmark-index/rank.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { lookAtOne, pagesPlan, tabId } from './access/pages-plan.ts';

const parameters = z.strictObject({
  tab_id: tabId,
  filter: z.string().optional().describe('Words: only the paragraphs that hold them, typing errors forgiven'),
});

type Selected = PageSelection & { tab_id: number; note?: string };
const nothing = 'Nothing is selected on this page.';
const noneOf = 'No paragraph of what is selected holds these words.';

const paragraphsWith = (text: string, words: string): string =>
  rank(text.split(/\n+/), words, (title) => ({ title }))
    .map(({ item }) => item)
    .join('\n');

export const getSelection = (ports: ToolPorts): ReadTool<z.infer<typeof parameters>, Selected> => ({
  name: 'get_selection',
  area: 'pages',
  effect: 'read',
  inverse: 'none',
  untrusted: 'page',
  description: 'Get the text that the user has selected on a page.',
  parameters,
  plan: (args, context) => pagesPlan(ports, args.tab_id, context),
  async read({ tab_id, filter = '' }, context) {
    const { tab, page } = await lookAtOne(ports, tab_id, context, ports.pages.selection);
    const whole = { tab_id: tab.id, ...page };
    if (page.text === '') return { ...whole, note: nothing };
    if (filter.trim() === '') return whole;
    const held = paragraphsWith(page.text, filter);
    return { ...whole, text: held, ...(held === '' && { note: noneOf }) };
  },
  sources: ({ title, url, text: words }) => [{ source: siteOf(url), text: [title, url, words].join('\n') }],
  sentence({ data }) {
    if (!data) return text('page_selection_plain');
    const { title, note } = data;
    return note === nothing ? text('page_selection_none', { title }) : text('page_selection_done', { title });
  },
});
