import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const kept = fileURLToPath(new URL('../../node_modules/.cache/outrigger-node', import.meta.url));

/** A package of npm in a fixed version, `name@1.2.3`; installed where it is not there yet. Gives its folder. */
export async function nodePackage(pinned: string): Promise<string> {
  const folder = join(kept, pinned.replace(/^@/, '').replaceAll('/', '+'));
  const ready = join(folder, 'ready');
  if (!existsSync(ready)) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    // A package of its own, so that npm does not look for one above.
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', pinned], {
      cwd: folder,
    });
    await writeFile(ready, '');
  }
  return join(folder, 'node_modules', pinned.slice(0, pinned.lastIndexOf('@')));
}
