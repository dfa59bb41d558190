import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '@/test/free-port.ts';
import { builtHost, temporaryFolder } from './built-host.ts';
import { ask, readText, startRequest } from './http-client.ts';
import { type BrowserOptions, NativeBrowser, startBrowser } from './native-browser.ts';

const host = builtHost();

let port: number;
let runtime: string;
beforeEach(async () => {
  port = await freePort();
  runtime = temporaryFolder();
});

const options = (name: string): BrowserOptions => ({
  file: host.file,
  port,
  runtime,
  name,
  keys: [`or_${name}`],
  answer: ({ id }, browser) => browser.reply(id, name),
});
const start = (name: string, more: Partial<BrowserOptions> = {}) => startBrowser({ ...options(name), ...more });
const from = (name: string) => ask({ port, key: `or_${name}` });

describe('one port for all browsers', () => {
  it('routes each key to its own browser', async () => {
    const first = await start('chromium');
    const second = await start('firefox');
    const third = await start('edge');
    const roles = await Promise.all([first, second, third].map((browser) => browser.frame('ready')));
    expect(roles.map(({ role }) => role)).toEqual(['hub', 'spoke', 'spoke']);
    expect(roles.map((ready) => ready.port)).toEqual([port, port, port]);
    for (const name of ['chromium', 'firefox', 'edge']) expect((await from(name)).text).toBe(name);
  });

  it('makes one of several that start at once the hub', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const browsers = names.map((name) => new NativeBrowser(options(name)));
    const roles = await Promise.all(browsers.map(async (browser) => (await browser.frame('ready')).role));
    expect(roles.filter((role) => role === 'hub')).toHaveLength(1);
    for (const name of names) expect((await from(name)).text).toBe(name);
  });

  it('carries large bodies through a spoke both ways', async () => {
    await start('hub');
    const body = `x${'🜁'.repeat(2_500_000)}`;
    await start('spoke', { answer: (request, browser) => browser.reply(request.id, request.body) });
    expect((await ask({ port, key: 'or_spoke', method: 'POST', body })).text === body).toBe(true);
  });

  it('stays open when a spoke closes: its key is refused and its requests get errors', async () => {
    await start('hub');
    const { answer: _, ...silent } = options('spoke');
    const spoke = await startBrowser(silent);
    const { response } = startRequest({ port, key: 'or_spoke' });
    await spoke.request();
    spoke.quit();
    expect(await readText(await response)).toContain('browser_gone');
    expect((await from('spoke')).status).toBe(401);
    expect((await from('hub')).text).toBe('hub');
    expect(await spoke.ended).toBe(0);
  });

  it.each(['quit', 'SIGKILL', 'SIGTERM'] as const)(
    'ends all hosts when the hub ends by %s, and another one takes over',
    async (how) => {
      const hub = await start('hub');
      const spoke = await start('spoke');
      if (how === 'quit') hub.quit();
      else hub.host.kill(how);
      await Promise.all([hub.ended, spoke.ended]);
      const again = await start('spoke');
      expect((await again.frame('ready')).role).toBe('hub');
      expect((await from('spoke')).text).toBe('spoke');
      expect((await from('hub')).status).toBe(401);
      const back = await start('hub');
      expect((await back.frame('ready')).role).toBe('spoke');
      expect((await from('hub')).text).toBe('hub');
    },
  );

  it('prefers the newest connection of a browser', async () => {
    await start('twice', { answer: ({ id }, browser) => browser.reply(id, 'old') });
    await start('twice', { answer: ({ id }, browser) => browser.reply(id, 'new') });
    expect((await from('twice')).text).toBe('new');
  });

  it('drops a spoke that sends invalid frames and keeps the others', async () => {
    await start('hub');
    const spoke = await start('spoke');
    spoke.host.stdin!.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    await spoke.ended;
    expect((await from('hub')).text).toBe('hub');
  });

  it('is shared by a browser that was started in another environment', async () => {
    const home = temporaryFolder();
    await start('plain', { env: { HOME: home, XDG_RUNTIME_DIR: '' } });
    const second = await start('session', { env: { HOME: home } });
    expect((await second.frame('ready')).role).toBe('spoke');
    expect((await from('session')).text).toBe('session');
  });

  it('ignores unknown frames', async () => {
    const browser = await start('hub');
    browser.send({ t: 'from a newer version' } as never);
    expect((await from('hub')).text).toBe('hub');
  });

  it('prefers the port of its environment to that of the extension', async () => {
    const other = await freePort();
    const browser = await start('env', { env: { OUTRIGGER_PORT: String(other) } });
    expect((await browser.frame('ready')).port).toBe(other);
    expect((await ask({ port: other, key: 'or_env' })).text).toBe('env');
  });

  it('leaves only an empty folder behind, closed to other users', async () => {
    const browser = await start('hub');
    expect(statSync(join(runtime, 'outrigger')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(runtime, 'outrigger'))).toEqual([`${port}.sock`]);
    browser.quit();
    await browser.ended;
    expect(readdirSync(join(runtime, 'outrigger'))).toEqual([]);
  });
});

describe('a host that cannot serve says so and exits', () => {
  /** Another program on the port, which notes whoever connects. */
  const strange = async () => {
    let met = 0;
    const server: Server = createServer(() => {
      met += 1;
    });
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    const close = () => new Promise((done) => server.close(done));
    onTestFinished(() => void server.close());
    return { close, met: () => met };
  };

  it('when another program holds the port, which gets no connection', async () => {
    const stranger = await strange();
    const browser = new NativeBrowser(options('late'));
    expect(await browser.frame('problem')).toEqual({ t: 'problem', code: 'port-taken', port });
    expect(await browser.ended).toBe(1);
    expect(stranger.met()).toBe(0);
    await stranger.close();
    await start('late');
    expect((await from('late')).text).toBe('late');
  });

  it('when the extension is newer', async () => {
    const browser = new NativeBrowser({ ...options('new'), version: 2 });
    expect(await browser.frame('problem')).toEqual({ t: 'problem', code: 'old-host', port });
    await browser.ended;
  });

  it('when the extension is newer and another browser is the hub', async () => {
    await start('hub');
    const browser = new NativeBrowser({ ...options('new'), version: 2 });
    expect((await browser.frame('problem')).code).toBe('old-host');
    await browser.ended;
    expect((await from('hub')).text).toBe('hub');
  });

  it('when other users could put a socket into the meeting place', async () => {
    mkdirSync(join(runtime, 'outrigger'));
    chmodSync(join(runtime, 'outrigger'), 0o777);
    const browser = new NativeBrowser(options('unsafe'));
    expect((await browser.frame('problem')).code).toBe('EACCES');
    expect(await browser.ended).toBe(1);
  });

  it('but not when a dead hub left its socket behind', async () => {
    const dead = await start('dead');
    dead.host.kill('SIGKILL');
    await dead.ended;
    expect(existsSync(join(runtime, 'outrigger', `${port}.sock`))).toBe(true);
    await start('alive');
    expect((await from('alive')).text).toBe('alive');
  });

  it.each(['{"t":"keys","keys":[]}', '{"t":"hello"}', 'null'])('when the first frame is %s', async (json) => {
    const browser = new NativeBrowser({ ...options('odd'), first: json });
    expect(await browser.ended).toBe(1);
    expect(browser.frames).toEqual([]);
  });

  it.each([
    '{"t":"hello","version":1,"port":1,"browser":"again"}',
    '{"t":"keys","keys":[{"hash":"x","origins":[]}]}',
    '[',
    '{"t":"keys"}',
  ])('when a later frame is %s', async (json) => {
    const browser = await start('odd');
    browser.sendText(json);
    await browser.ended;
    await expect(from('odd')).rejects.toThrow('ECONNREFUSED');
  });
});
