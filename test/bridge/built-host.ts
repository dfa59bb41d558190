import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, afterEach } from 'vitest';

const root = fileURLToPath(new URL('../../bridge', import.meta.url));

/** A folder of its own for the test at hand. Its path is short: a socket's may have 104 characters. */
export function temporaryFolder(after: typeof afterEach = afterEach): string {
  const folder = mkdtempSync(join(tmpdir(), 'or-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Builds the host as it is published; once for each test file. */
export async function buildHost(): Promise<string> {
  const outDir = temporaryFolder(afterAll);
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir } });
  return join(outDir, 'outrigger-bridge.mjs');
}

/** A port of this machine on which nobody listens. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    }),
  );
}
