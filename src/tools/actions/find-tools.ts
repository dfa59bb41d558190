import { text } from '@/src/contract/text.ts';
import type { ReadTool, ToolDescription } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rankTools } from '@/src/registry/describe-tools.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import type { ToolPorts } from '../tool-ports.ts';

const parameters = z.strictObject({
  query: z.string().min(1).describe('What has to be done, in a few words'),
  ...pagingFields,
});

type Item = Pick<ToolDescription, 'description' | 'effect'> &
  Partial<Pick<ToolDescription, 'parameters'>> & { id: string; title: string };

/** Number of tools on a page that are given with their parameters. More would fill a small context window. */
const whole = 5;

export const findTools = (ports: Pick<ToolPorts, 'described'>): ReadTool<z.infer<typeof parameters>, Page<Item>> => ({
  name: 'find_tools',
  area: 'actions',
  effect: 'read',
  inverse: 'none',
  reachesOthers: true,
  holds: [],
  description:
    'Find further tools, which are not listed here; they are called like any other. The first ones come with their parameters, others when they are asked for by name.',
  parameters,
  async read({ query, ...paging }) {
    const page = pageOf(await rankTools(await ports.described(), query), paging);
    const items = page.items.map(({ name, description, effect, parameters: schema }, at) => ({
      id: name,
      title: name,
      description,
      effect,
      ...(at < whole ? { parameters: schema } : {}),
    }));
    return { ...page, items };
  },
  sentence: ({ data }) => (data ? text('tools_tools_found', { n: data.total }) : text('tools_tools_plain')),
});
