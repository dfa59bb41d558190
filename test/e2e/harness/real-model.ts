import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Driver } from './driver.ts';
import { connect } from './scripted-model.ts';

const serve = fileURLToPath(new URL('../../models/serve/serve.ts', import.meta.url));

/**
 * Serves a real model on this machine, fetched where it is not there yet, and adds it to the browser as a connection
 * with a small context. Rejects with what the server said when it does not come up.
 */
export async function realModel(driver: Driver, id: string): Promise<{ close(): void }> {
  const server = spawn(process.execPath, [serve, id], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  server.stderr.on('data', (data) => {
    said += data;
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error(`The model ${id} is not served: ${said.trim()}`);
  });
  const [line] = (await Promise.race([once(server.stdout, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined);
  await connect(driver, line.toString().trim(), id, {
    'Context, in tokens': '4096',
    'Max output tokens': '60',
  });
  return { close: () => server.kill() };
}
