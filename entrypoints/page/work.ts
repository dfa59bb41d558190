import type { Json } from '@/src/contract/json.ts';
import type { Services } from '@/src/contract/services.ts';
import { HAND_OVER } from '@/src/tools/export/rows/hand-over-text.ts';
import { PDF_TEXT } from '@/src/tools/pages/pdf/pdf-work.ts';

type Work = (data: Json, signal: AbortSignal) => Promise<Json>;

/** Work that tools ask a page for, each loaded on first use. */
const works = new Map<string, () => Promise<Work>>([
  [PDF_TEXT, async () => (await import('./pdf-text.ts')).pdfTexts],
  [HAND_OVER, async () => (await import('./hand-over.ts')).handOver],
]);

export const doWork: Services['work'] = async (name, data, signal) => {
  const load = works.get(name);
  if (!load) throw new Error(`This page cannot do ${name}.`);
  return (await load())(data, signal);
};
