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
      // Drops the schemas of the frames, which only the extension uses.
      treeshake: { moduleSideEffects: false, manualPureFunctions: ['z'] },
    },
  },
  ssr: { noExternal: true },
});
