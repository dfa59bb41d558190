import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'test/bench/**', 'test/outside/**', 'test/slow/**'],
    environment: 'node',
    setupFiles: ['test/seed.ts'],
    restoreMocks: true,
    // By itself one core is left free: on a machine with two, half of it.
    maxWorkers: '100%',
    // Above what the slowest property takes on a busy machine; nothing asserts a duration.
    testTimeout: 60_000,
  },
});
