import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../../bridge', import.meta.url));

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'or-'));
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A folder of its own for the test at hand. Its path is short: a socket's may have 104 characters. */
export function temporaryFolder(): string {
  const folder = newFolder();
  onTestFinished(() => remove(folder));
  return folder;
}

/** Builds the host as it is published, before the tests of a file. */
export function builtHost(): { readonly file: string } {
  const outDir = newFolder();
  beforeAll(() => build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir } }));
  afterAll(() => remove(outDir));
  return { file: join(outDir, 'outrigger-bridge.mjs') };
}
