/** Draws the PNG sizes of the icon from `public/icon.svg`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

const folder = new URL('../public/icon/', import.meta.url);
const svg = await readFile(new URL('../public/icon.svg', import.meta.url), 'utf8');
await mkdir(folder, { recursive: true });
for (const size of [16, 32, 48, 96, 128]) {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  await writeFile(new URL(`${size}.png`, folder), png);
}
