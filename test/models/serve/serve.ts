/** Fetches a small model where needed and serves it until it is ended: `node test/models/serve/serve.ts smollm2-135m [port]`. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fetchWeights } from './fetch-weights.ts';
import { startServer } from './server.ts';
import { templates } from './template.ts';
import { weights } from './weights.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const context = 8192;
const say = (line: string): void => console.error(line);

const [id = weights[0]?.id, port = '0'] = process.argv.slice(2);
const wanted = weights.find((one) => one.id === id);
if (!wanted) {
  say(`There is no model "${id}". There are: ${weights.map((one) => one.id).join(', ')}.`);
  process.exit(1);
}
try {
  if (!existsSync(`${folder}node_modules/.package-lock.json`)) {
    say('Installing node-llama-cpp (once)');
    // Not `npm ci`: the lock cannot name the programs for systems that the registry in use does not have.
    execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const path = await fetchWeights(wanted, say);
  const { loadLlama } = await import('./llama.mjs');
  const speaker = await loadLlama(path, { context, threads: 1 });
  const { baseUrl } = await startServer(
    { id: wanted.id, speaker, template: templates[wanted.template], context },
    Number(port),
  );
  // The one line that programs read.
  console.log(baseUrl);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
