import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { notThere } from '../errors/call-errors.ts';
import { withSeenTags } from '../tags/rows/seen-tags.ts';
import { pageSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { itemsOf, type TabItem, tabRow } from './rows/tab-item.ts';

const parameters = z.strictObject({});
type Arguments = z.infer<typeof parameters>;

export const getCurrentTab = (ports: ToolPorts): ReadTool<Arguments, TabItem & { kept_private?: string }> => ({
  name: 'get_current_tab',
  area: 'tabs',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  tagged: true,
  description: 'The tab in front of the user.',
  parameters,
  async read(_, context) {
    const tab = await ports.tabs.meant(context.window);
    if (!tab) throw notThere('No tab is in front.', 'Call list_tabs and choose one.');
    const { seen, note } = withSeenTags(ports, context);
    const [item] = await itemsOf(seen, [tab]);
    return { ...item!, ...note };
  },
  rows: (data) => [tabRow(data)],
  sources: (data) => pageSources('tabs', [data]),
  sentence: () => text('tabs_current_sentence'),
});
