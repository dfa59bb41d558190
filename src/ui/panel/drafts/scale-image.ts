import type { Picture } from '@/src/contract/tool.ts';

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
  return { mediaType, data: await base64(await canvas.convertToBlob({ type: mediaType, quality })) };
}

async function base64(blob: Blob): Promise<string> {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
  const url = String(reader.result);
  return url.slice(url.indexOf(',') + 1);
}
