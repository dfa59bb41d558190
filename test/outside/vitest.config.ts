import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Clients of other languages, in environments that are made with the first run. Needs Python and its registry. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: { include: ['test/outside/*.test.ts'], environment: 'node', testTimeout: 120_000, hookTimeout: 600_000 },
});
