import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Serves the options and the welcome page over fakes, for looking at them: `npx vite test/ui/options-preview`. */
export default defineConfig({
  root: here,
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('../../..', import.meta.url)) } },
  cacheDir: '/tmp/outrigger-options-preview',
  server: { hmr: false, watch: null },
});
