import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Gzipped bytes of all that loads with the room, minified, without the library it uses. */
export async function bundleSize(): Promise<number> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'esnext',
      rolldownOptions: {
        input: `${root}src/protocol/index.ts`,
        external: ['yaml'],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !('output' in bundle)) throw new Error('Nothing was built.');
  const chunks = new Map(bundle.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  const loaded = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of loaded) for (const imported of chunks.get(name)?.imports ?? []) loaded.add(imported);
  return [...loaded].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '').length, 0);
}
