import { type PageWork, PDF_TEXT } from '@/src/contract/call.ts';
import type { PageText, Tab } from '@/src/contract/ports.ts';
import * as z from '@/src/contract/zod-mini.ts';

/** `turn`: each file is fetched once in it. */
export const pdfTask = z.object({ urls: z.array(z.string()), turn: z.nullable(z.string()) });

const pdfFile = z.object({
  title: z.nullable(z.string()),
  lang: z.nullable(z.string()),
  byline: z.nullable(z.string()),
  text: z.string(),
});
export type PdfFile = z.infer<typeof pdfFile>;

/** Results in the order of the addresses. `error`: for the model, why a file was not read. */
export const pdfAnswer = z.object({
  files: z.array(
    z.discriminatedUnion('ok', [
      z.object({ ok: z.literal(true), file: pdfFile }),
      z.object({ ok: z.literal(false), error: z.string() }),
    ]),
  ),
});
export type PdfAnswer = z.infer<typeof pdfAnswer>;

type Reading = { ok: true; page: PageText } | { ok: false; reason: 'failed'; detail: string };

/** Has a page read the PDFs in tabs. Gives the result for each tab. */
export async function readPdfs(tabs: Tab[], page: PageWork, turn: string | null): Promise<Map<number, Reading>> {
  const urls = [...new Set(tabs.map(({ url }) => url))];
  const { files } = pdfAnswer.parse(await page(PDF_TEXT, { urls, turn }));
  const byUrl = new Map(urls.map((url, at) => [url, files[at]]));
  return new Map(
    tabs.map(({ id, title, url }): [number, Reading] => {
      const read = byUrl.get(url);
      if (!read?.ok) return [id, { ok: false, reason: 'failed', detail: read?.error ?? 'Nothing came of it.' }];
      const { file } = read;
      return [id, { ok: true, page: { ...file, title: file.title ?? title, url, kind: 'pdf' } }];
    }),
  );
}
