import type { PagePicture } from '@/src/contract/ports.ts';
import { fromBase64, toBase64 } from '@/src/text/base64.ts';
import { browser } from '../api/browser-api.ts';

/** Maximum length of the longer side in pixels. Models use no more. */
const longest = 1568;

const start = 'data:image/jpeg;base64,';

/** A picture of the visible part of a window's page, scaled down. Rejects if the browser refuses. */
export async function pictureOf(windowId: number): Promise<PagePicture> {
  const shot = await browser.tabs.captureVisibleTab(windowId, { format: 'jpeg', quality: 90 });
  // Decoded by hand: our content security policy forbids to fetch a `data:` address.
  const picture = await createImageBitmap(new Blob([fromBase64(shot.slice(start.length))]));
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return { data: start + toBase64(new Uint8Array(await small.arrayBuffer())), width, height };
}
