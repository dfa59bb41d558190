import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The same specifications in both browsers. Two at a time, each with its own profile, servers and screen. */
export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    maxWorkers: 2,
    // A browser loses a connection now and then. What passes the second time only is marked "retry" in the report: mend it.
    retry: 1,
    projects: (['chromium', 'firefox'] as const).map((browser) => ({
      extends: true,
      root,
      test: {
        name: browser,
        include: ['test/e2e/*.test.ts', `test/e2e/${browser}/*.test.ts`],
        environment: 'node',
        env: { OUTRIGGER_BROWSER: browser },
        testTimeout: 60_000,
        hookTimeout: 90_000,
      },
    })),
  },
});
