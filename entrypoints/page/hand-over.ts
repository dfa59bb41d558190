import { copyText } from '@/src/browser/clipboard.ts';
import type { Json } from '@/src/contract/json.ts';
import { type HandedOver, handOverTask } from '@/src/tools/export/rows/hand-over-text.ts';
import { download } from '@/src/ui/parts/download.ts';

/** Copies a text. Saves it as a file instead if the clipboard is unavailable because the page has no focus. */
export async function handOver(data: Json): Promise<HandedOver> {
  const { to, name, type, text } = handOverTask.parse(data);
  const why = to === 'clipboard' ? await copyText(text) : null;
  if (to === 'clipboard' && why === null) return { to };
  download(name, type, text);
  return { to: 'file', ...(why === null ? {} : { why }) };
}
