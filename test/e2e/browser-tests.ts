import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The specifications of a folder in both browsers. Two at a time, each with its own profile, servers and screen. */
export const browserTests = (folder: string): ViteUserConfig =>
  defineConfig({
    root,
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
          include: [`${folder}/*.test.ts`, `${folder}/${browser}/*.test.ts`],
          environment: 'node',
          env: { OUTRIGGER_BROWSER: browser },
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      })),
    },
  });
