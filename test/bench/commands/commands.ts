import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** Bundles the measurement, whose imports Node alone does not find, and runs it. */
export async function commands(): Promise<void> {
  const root = process.cwd();
  const outDir = await mkdtemp(join(tmpdir(), 'commands-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': root } },
    build: { outDir, emptyOutDir: false, ssr: join(root, 'test/bench/commands/measure.ts'), minify: false },
    ssr: { noExternal: true },
  });
  const { commands: measured }: typeof import('./measure.ts') = await import(join(outDir, 'measure.js'));
  await measured();
}
