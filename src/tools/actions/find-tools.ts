import { text } from '@/src/contract/text.ts';
import type { ReadTool, ToolDescription } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rankTools } from '../describe.ts';
import type { ToolPorts } from '../ports.ts';

const parameters = z.strictObject({
  query: z.string().min(1).describe('What has to be done, in a few words'),
  limit: z.number().int().min(1).max(20).default(5).describe('How many tools to describe'),
});
type Arguments = z.infer<typeof parameters>;

interface Found {
  items: (Pick<ToolDescription, 'description' | 'effect' | 'parameters'> & { id: string; title: string })[];
  total: number;
}

export const findTools = (ports: Pick<ToolPorts, 'described'>): ReadTool<Arguments> => ({
  name: 'find_tools',
  area: 'actions',
  effect: 'read',
  inverse: 'none',
  reachesOthers: true,
  holds: [],
  description: 'Find further tools, which are not listed here, with their parameters. They are called like any other.',
  parameters,
  async read({ query, limit }): Promise<Found> {
    const hits = rankTools(await ports.described(), query);
    const items = hits.slice(0, limit).map(({ name, description, effect, parameters: schema }) => ({
      id: name,
      title: name,
      description,
      effect,
      parameters: schema,
    }));
    return { items, total: hits.length };
  },
  sentence: ({ data }) =>
    data ? text('tools_tools_found', { n: (data as Found).items.length }) : text('tools_tools_plain'),
});
