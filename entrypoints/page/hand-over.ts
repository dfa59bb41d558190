import { copyText } from '@/src/browser/clipboard.ts';
import type { Json } from '@/src/contract/json.ts';
import { type HandedOver, handOverTask } from '@/src/tools/export/rows/hand-over-text.ts';
import { download } from '@/src/ui/parts/download.ts';

/** Gives the user a text. A clipboard that is not to be had, for want of focus, loses nothing: a file is saved. */
export async function handOver(data: Json): Promise<HandedOver> {
  const { to, name, type, text } = handOverTask.parse(data);
  const why = to === 'clipboard' ? await copyText(text) : null;
  if (to === 'clipboard' && why === null) return { to };
  download(name, type, text);
  return { to: 'file', ...(why === null ? {} : { why }) };
}
