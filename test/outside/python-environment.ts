import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const kept = fileURLToPath(new URL('../../node_modules/.cache/outrigger-python', import.meta.url));

/** An environment with these packages, each of a fixed version; made where it is not there yet. Gives its Python. */
export async function pythonWith(...packages: string[]): Promise<string> {
  const folder = join(kept, packages.join('_').replaceAll('==', '-'));
  const python = join(folder, 'bin', 'python');
  if (existsSync(join(folder, 'bin', 'ready'))) return python;
  await rm(folder, { recursive: true, force: true });
  await run('python3', ['-m', 'venv', folder]);
  await run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages]);
  await run('touch', [join(folder, 'bin', 'ready')]);
  return python;
}

/** Runs a script of this folder, and gives what it printed as JSON. */
export async function runPython(python: string, script: string, ...given: string[]): Promise<unknown> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { stdout } = await run(python, [path, ...given], { timeout: 90_000 });
  return JSON.parse(stdout);
}
