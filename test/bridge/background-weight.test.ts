import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

/** Files of the background that are there for programs and servers alone, and what stands for each in a build without. */
const bridgeFiles: Record<string, string> = {
  'entrypoints/background/bridge.ts': 'export const keepBridge = () => ({ status: async () => ({ state: "off" }) });',
  'entrypoints/background/keep-servers.ts': 'export const keepServers = () => async () => {};',
  'entrypoints/background/run-for-client.ts': 'export const runForClient = null;',
  'src/gate/client-rights.ts': 'export const rightsRefusal = () => null;',
  'src/store/outside/clients.ts': 'export const clientReader = () => ({}), clientRecords = clientReader;',
  'src/store/outside/servers.ts': 'export const serverReader = () => ({}), serverRecords = serverReader;',
  'src/tools/servers/add-program-tool.ts': 'export const addProgramTool = null;',
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Compressed bytes of Chromium's background, which is one script: a service worker cannot `import()`. */
async function backgroundBytes(without: string[]): Promise<number> {
  const left = new Set<string>();
  const outputs = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': root } },
    define: { 'import.meta.env.FIREFOX': 'false' },
    plugins: [
      {
        name: 'without-bridge',
        enforce: 'pre',
        load(id) {
          const file = id.slice(root.length);
          if (without.includes(file)) left.add(file);
          return without.includes(file) ? bridgeFiles[file] : null;
        },
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: `${root}entrypoints/background/index.ts`,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  expect([...left].sort()).toEqual([...without].sort());
  const [script] = outputs.output;
  expect(outputs.output.filter(({ type }) => type === 'chunk')).toEqual([script]);
  return gzipSync(script.code).length;
}

it('makes the background at most 3 kB heavier, compressed', async () => {
  const without = await backgroundBytes(Object.keys(bridgeFiles));
  const grown = (await backgroundBytes([])) - without;
  expect(without).toBeGreaterThan(100_000);
  expect(grown).toBeGreaterThan(1_000);
  expect(grown).toBeLessThanOrEqual(3_000);
}, 60_000);
