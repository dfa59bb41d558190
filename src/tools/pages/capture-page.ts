import { siteOf } from '@/src/address/address.ts';
import type { PagePicture } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import { type ReadTool, ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { lookAtOne, pagesPlan, tabId } from './access/pages-plan.ts';

const parameters = z.strictObject({ tab_id: tabId });

type Captured = Omit<PagePicture, 'data'> & { tab_id: number; title: string; url: string; picture: string };

/** Sentence of the result, which does not contain the picture itself. */
const besides = 'It comes with this result. If you see none, you take no pictures: say so, and use read_page.';

const dataUrl = /^data:([^;,]+);base64,(.*)$/s;

export const capturePage = (ports: ToolPorts): ReadTool<z.infer<typeof parameters>, Captured> => ({
  name: 'capture_page',
  area: 'pages',
  effect: 'read',
  inverse: 'none',
  untrusted: 'page',
  description: 'Take a picture of what is seen of the page in front, for models that take pictures.',
  parameters,
  plan: (args, context) => pagesPlan(ports, args.tab_id, context, text('page_capture_headline')),
  async read({ tab_id }, context) {
    const { tab, page } = await lookAtOne(ports, tab_id, context, ports.pages.capture);
    const [, mediaType, data] = dataUrl.exec(page.data) ?? [];
    if (!mediaType || !data) throw new ToolError('failed', 'The browser gave no picture.', 'Use read_page instead.');
    context.show?.({ mediaType, data });
    const { id, title, url } = tab;
    return { tab_id: id, title, url, width: page.width, height: page.height, picture: besides };
  },
  sources: ({ title, url }) => [{ source: siteOf(url), text: [title, url].join('\n') }],
  sentence: ({ data }) => (data ? text('page_capture_done', { title: data.title }) : text('page_capture_plain')),
});
