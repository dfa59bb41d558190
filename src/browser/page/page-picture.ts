import { browser } from 'wxt/browser';
import type { PagePicture } from '@/src/contract/ports.ts';

/** Pixels of the longer side: more than models look at, on screens of any density. */
const longest = 1568;

const start = 'data:image/jpeg;base64,';

/** Our policy lets nothing be fetched from `data:`, so both ways are gone by hand. */
const decoded = (url: string): Blob =>
  new Blob([Uint8Array.from(atob(url.slice(start.length)), (letter) => letter.charCodeAt(0))]);

async function encoded(blob: Blob): Promise<string> {
  let letters = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) letters += String.fromCharCode(byte);
  return start + btoa(letters);
}

/** A picture of the visible part of a window's page, scaled down. Rejects where the browser refuses. */
export async function pictureOf(windowId: number): Promise<PagePicture> {
  const shot = await browser.tabs.captureVisibleTab(windowId, { format: 'jpeg', quality: 90 });
  const picture = await createImageBitmap(decoded(shot));
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return { data: await encoded(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })), width, height };
}
