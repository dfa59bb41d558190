import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cutIntoPieces, pieceLength } from '@/src/contract/bridge.ts';
import { freePort } from '@/test/free-port.ts';
import { builtHost, temporaryFolder } from './built-host.ts';
import { type BrowserOptions, type NativeBrowser, startBrowser } from './native-browser.ts';

const host = builtHost();

let home: string;
let port: number;
let runtime: string;
beforeEach(async () => {
  home = temporaryFolder();
  runtime = temporaryFolder();
  port = await freePort();
});

/**
 * Script of a server that answers each line with its greeting and the line, and tells the test over TCP that it lives.
 */
const echo = `
  require('node:net').connect(process.env.LIFE).on('error', () => process.exit(0));
  require('node:readline').createInterface({ input: process.stdin })
    .on('line', (line) => (line === 'die' ? process.exit(3) : process.stdout.write(process.env.GREETING + line + '\\n')))
    .on('close', () => process.exit(0));
`;

function writeServers(mcpServers: object, mode = 0o600): string {
  mkdirSync(join(home, '.config/outrigger'), { recursive: true });
  const path = join(home, '.config/outrigger/servers.json');
  writeFileSync(path, JSON.stringify({ mcpServers }));
  chmodSync(path, mode);
  return path;
}

/** Listens for servers that tell that they live. Each has a connection, which closes with its process. */
async function life(): Promise<{ port: number; next(): Promise<Socket> }> {
  const sockets: Socket[] = [];
  let told = () => {};
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}).resume());
    told();
  });
  const at = await freePort();
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return {
    port: at,
    async next() {
      if (sockets.length === 0)
        await new Promise<void>((done) => {
          told = done;
        });
      return sockets.shift()!;
    },
  };
}
const closed = (socket: Socket) => new Promise((done) => (socket.destroyed ? done(true) : socket.on('close', done)));

const start = (more: Partial<BrowserOptions> = {}) =>
  startBrowser({ file: host.file, port, runtime, env: { HOME: home }, ...more });

const startEcho = (browser: NativeBrowser) => browser.send({ t: 'start', server: 'echo' });

describe('servers of the user’s own file', () => {
  let living: Awaited<ReturnType<typeof life>>;
  beforeEach(async () => {
    living = await life();
    const env = { LIFE: String(living.port), GREETING: 'ä🜁 ' };
    writeServers({
      echo: { command: 'node', args: ['-e', echo], env },
      gone: { command: join(home, 'no-such-program') },
      web: { url: 'https://example.org/mcp' },
    });
  });

  it('are listed to the browser, except those without a command', async () => {
    const browser = await start();
    expect((await browser.frame('servers')).names).toEqual(['echo', 'gone']);
  });

  it('are started by name as the file says, and carry lines of any length', async () => {
    const browser = await start();
    startEcho(browser);
    browser.send({ t: 'line', server: 'echo', data: '{"id":1}' });
    expect(await browser.message('echo', () => true)).toBe('ä🜁 {"id":1}');
    const large = `x${'🜁'.repeat(500_000)}`;
    const pieces = [...cutIntoPieces(large)];
    for (const [at, data] of pieces.entries())
      browser.send({ t: 'line', server: 'echo', data, more: at < pieces.length - 1 });
    expect((await browser.message('echo', (text) => text.length > 100)) === `ä🜁 ${large}`).toBe(true);
    const longest = Math.max(...browser.frames.map((frame) => (frame.t === 'line' ? frame.data.length : 0)));
    expect(longest).toBeLessThanOrEqual(pieceLength);
  });

  it('are started through a spoke too', async () => {
    await start();
    const spoke = await start();
    startEcho(spoke);
    spoke.send({ t: 'line', server: 'echo', data: 'hello' });
    expect(await spoke.message('echo', () => true)).toBe('ä🜁 hello');
  });

  it('end when stopped, and are only reported if they ended by themselves', async () => {
    const browser = await start();
    startEcho(browser);
    const first = await living.next();
    browser.send({ t: 'stop', server: 'echo' });
    await closed(first);
    startEcho(browser);
    const second = await living.next();
    browser.send({ t: 'line', server: 'echo', data: 'die' });
    expect(await browser.frame('stopped')).toEqual({ t: 'stopped', server: 'echo', reason: 'It has ended (3).' });
    await closed(second);
  });

  it('start anew when started again', async () => {
    const browser = await start();
    startEcho(browser);
    const first = await living.next();
    startEcho(browser);
    await closed(first);
    await living.next();
    browser.send({ t: 'line', server: 'echo', data: 'again' });
    expect(await browser.message('echo', () => true)).toBe('ä🜁 again');
    expect(browser.frames.filter(({ t }) => t === 'stopped')).toEqual([]);
  });

  it.each(['quit', 'SIGKILL'] as const)('end with the browser (%s)', async (how) => {
    const browser = await start();
    startEcho(browser);
    const socket = await living.next();
    if (how === 'quit') browser.quit();
    else browser.host.kill('SIGKILL');
    await closed(socket);
  });

  it('end with a spoke while the hub continues', async () => {
    await start();
    const spoke = await start();
    startEcho(spoke);
    const socket = await living.next();
    spoke.quit();
    await closed(socket);
  });

  it('that cannot be started are reported', async () => {
    const browser = await start();
    browser.send({ t: 'start', server: 'gone' });
    expect((await browser.frame('stopped')).reason).toContain('ENOENT');
  });
});

describe('nothing is started', () => {
  const mark = () => join(home, 'started');
  const touch = () => ({
    command: process.execPath,
    args: ['-e', `require('node:fs').writeFileSync(${JSON.stringify(mark())}, '')`],
  });
  const refused = async (server: string, more: object = {}) => {
    const browser = await start();
    browser.send({ t: 'start', server, ...more } as never);
    const { reason } = await browser.frame('stopped');
    expect(existsSync(mark())).toBe(false);
    return { reason, browser };
  };

  it.each(['other', '__proto__', 'constructor', ''])('for the name %j, which is not in the file', async (name) => {
    writeServers({ mine: touch() });
    expect((await refused(name)).reason).toContain('does not stand in');
  });

  it('for a command that the extension sends', async () => {
    expect((await refused('mine', touch())).reason).toContain('does not stand in');
  });

  it('from a file that others can write', async () => {
    const path = writeServers({ mine: touch() }, 0o666);
    const { reason, browser } = await refused('mine');
    expect(reason).toContain(`chmod 600 ${path}`);
    expect((await browser.frame('servers')).names).toEqual([]);
  });

  it.each(['{', '{}', '{"mcpServers": null}', '{"mcpServers": {"mine": null}}'])('from the file %s', async (text) => {
    writeFileSync(writeServers({}), text);
    expect((await refused('mine')).reason).toContain('is no JSON of the form');
  });
});
