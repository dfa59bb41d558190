import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs tests that take minutes and rarely break, by hand before a change to the code that they test. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: { include: ['test/slow/*.test.ts'], environment: 'node', testTimeout: 300_000, hookTimeout: 300_000 },
});
