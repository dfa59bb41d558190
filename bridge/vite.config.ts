import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Builds the host as a single file that needs only Node. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: { '@': fileURLToPath(new URL('..', import.meta.url)) } },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'outrigger-bridge.mjs', banner: '#!/usr/bin/env node' },
      // The frames' schemas are for the extension alone.
      treeshake: { moduleSideEffects: false, manualPureFunctions: ['z'] },
    },
  },
  ssr: { noExternal: true },
});
