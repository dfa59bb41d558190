import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of code that keeps no state which another file could meet. */
const shared = [
  'test/{address,bridge,chat,commands,gate,i18n,journal,protocol,providers,registry,servers,store,text,tools}/**/*.test.ts',
];
/** Counts the steps of code that must not have been loaded before; registers a syntax, which others would meet. */
const isolated = ['test/protocol/growth.test.ts', 'test/protocol/made-up-syntax.test.ts'];
/** Tests with a command of their own. */
const elsewhere = ['test/e2e/**', 'test/bench/**', 'test/outside/**', 'test/slow/**'];

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    projects: [
      // Files of one worker share what their modules keep, such as trained classifiers: a third of the time.
      { extends: true, test: { name: 'shared', include: shared, exclude: isolated, isolate: false } },
      {
        extends: true,
        test: { name: 'alone', include: ['test/**/*.test.{ts,tsx}'], exclude: [...shared, ...elsewhere] },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
    environment: 'node',
    setupFiles: ['test/seed.ts'],
    restoreMocks: true,
    // By itself one core is left free: on a machine with two, half of it.
    maxWorkers: '100%',
    // Above what the slowest property takes on a busy machine; nothing asserts a duration.
    testTimeout: 60_000,
  },
});
