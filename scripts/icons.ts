/** Draws the PNG sizes of the icon from `public/icon.svg`, and those that say that something waits for the user. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

const folder = new URL('../public/icon/', import.meta.url);
const mark = await readFile(new URL('../public/icon.svg', import.meta.url), 'utf8');
/** A dot in the middle of the float, of the mark's own colour. */
const waiting = mark.replace('</g>', '  <path stroke-width="11.5" d="M7.5 16.5h.01"/>\n  </g>');

async function draw(svg: string, name: string, sizes: number[]): Promise<void> {
  for (const size of sizes) {
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
    await writeFile(new URL(`${name}${size}.png`, folder), png);
  }
}

await mkdir(folder, { recursive: true });
await draw(mark, '', [16, 32, 48, 96, 128]);
await draw(waiting, 'waiting-', [16, 32, 48]);
