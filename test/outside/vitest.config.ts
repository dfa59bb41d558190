import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

const base = { environment: 'node', testTimeout: 180_000, hookTimeout: 600_000 } as const;

/** Programs and models of others, installed with the first run, and kills. Needs Python, the registries of npm and Python, and a build. */
export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    maxWorkers: 1,
    projects: [
      { extends: true, root, test: { ...base, name: 'clients', include: ['test/outside/*.test.ts'] } },
      ...(['chromium', 'firefox'] as const).map((browser) => ({
        extends: true as const,
        root,
        test: {
          ...base,
          name: browser,
          include: ['test/outside/browser/*.test.ts', `test/outside/${browser}/*.test.ts`],
          env: { OUTRIGGER_BROWSER: browser },
        },
      })),
    ],
  },
});
