import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What takes minutes and rarely breaks: run by hand before what it looks at is changed. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: { include: ['test/slow/*.test.ts'], environment: 'node', testTimeout: 300_000, hookTimeout: 300_000 },
});
