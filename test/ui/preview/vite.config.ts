import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Serves the panel over fakes, for looking at it: `npx vite test/ui/preview`. */
export default defineConfig({
  root: here,
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('../../..', import.meta.url)) } },
  cacheDir: '/tmp/outrigger-preview',
  server: { hmr: false, watch: null },
});
