import type { Picture } from '@/src/contract/tool.ts';
import { toBase64 } from '@/src/text/base64.ts';

/** Longest side in pixels; models use no more. */
const longest = 1568;
const quality = 0.9;

/** Scales and redraws a picture, which drops metadata such as its location. Rejects if it cannot be read. */
export async function scaledPicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // White background, since transparent pixels would become black in JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const mediaType = 'image/jpeg';
  const scaled = await canvas.convertToBlob({ type: mediaType, quality });
  return { mediaType, data: toBase64(new Uint8Array(await scaled.arrayBuffer())) };
}
