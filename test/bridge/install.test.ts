import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { chromeId, defaultPort, firefoxId, unpackedKey } from '@/src/contract/bridge.ts';
import { freePort } from '@/test/free-port.ts';
import { builtHost, temporaryFolder } from './built-host.ts';
import { ask } from './http-client.ts';
import { startBrowser } from './native-browser.ts';
import { type Finished, runProgram } from './run-program.ts';

const host = builtHost();

let home: string;
beforeEach(() => {
  home = temporaryFolder();
  for (const folder of ['.config/chromium/Default', '.config/google-chrome', '.mozilla/firefox'])
    mkdirSync(join(home, folder), { recursive: true });
});

const run = (...args: string[]): Promise<Finished> =>
  runProgram(process.execPath, [host.file, ...args], { HOME: home, XDG_RUNTIME_DIR: join(home, 'run') });

/** All files and folders below, with their texts. */
function tree(folder = home): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(home.length + 1), entry.isFile() ? readFileSync(path, 'utf8') : ''];
    }),
  );
}

const folder = '.local/share/outrigger/bridge';
const program = () => join(home, folder, 'outrigger-bridge.mjs');
const launcher = () => join(home, folder, 'outrigger-bridge');
const chromium = '.config/chromium/NativeMessagingHosts/dev.outrigger.bridge.json';
const chrome = '.config/google-chrome/NativeMessagingHosts/dev.outrigger.bridge.json';
const firefox = '.mozilla/native-messaging-hosts/dev.outrigger.bridge.json';
const manifest = (path: string) => JSON.parse(readFileSync(join(home, path), 'utf8'));

it('names the id that results from the key in the manifest', () => {
  const digest = createHash('sha256').update(Buffer.from(unpackedKey, 'base64')).digest('hex').slice(0, 32);
  expect(digest.replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))).toBe(chromeId);
});

describe('install', () => {
  it('copies itself, and writes a launcher and a manifest for each installed browser', async () => {
    const before = Object.keys(tree());
    const { code, out } = await run('install');
    expect(code).toBe(0);
    for (const name of ['Chrome', 'Chromium', 'Firefox']) expect(out).toContain(`${name}: set up (${home}/`);
    expect(out.split('\n').filter((line) => line.includes(': '))).toHaveLength(3);

    const added = Object.entries(tree()).filter(([path, text]) => text !== '' && !before.includes(path));
    expect(added.map(([path]) => path).sort()).toEqual(
      [
        chromium,
        chrome,
        firefox,
        `${folder}/outrigger-bridge`,
        `${folder}/outrigger-bridge.mjs`,
        `${folder}/installed.json`,
      ].sort(),
    );
    const common = {
      name: 'dev.outrigger.bridge',
      description: expect.any(String),
      path: launcher(),
      type: 'stdio',
    };
    for (const path of [chromium, chrome])
      expect(manifest(path)).toEqual({ ...common, allowed_origins: [`chrome-extension://${chromeId}/`] });
    expect(manifest(firefox)).toEqual({ ...common, allowed_extensions: [firefoxId] });
    expect(readFileSync(program(), 'utf8')).toBe(readFileSync(host.file, 'utf8'));
    expect(readFileSync(launcher(), 'utf8')).toBe(`#!/bin/sh\nexec '${process.execPath}' '${program()}' "$@"\n`);
    expect(statSync(launcher()).mode & 0o777).toBe(0o755);
  });

  it('changes nothing when repeated', async () => {
    await run('install');
    const first = tree();
    const { code, out } = await run('install');
    expect(code).toBe(0);
    expect(out).toContain('Chromium: already set up');
    expect(tree()).toEqual(first);
  });

  it('allows further extensions by id, and keeps them', async () => {
    const other = 'a'.repeat(32);
    await run('install', '--id', other, '--id', 'mine@example.org', '--id', chromeId);
    await run('install');
    expect(manifest(chromium).allowed_origins).toEqual([
      `chrome-extension://${chromeId}/`,
      `chrome-extension://${other}/`,
    ]);
    expect(manifest(firefox).allowed_extensions).toEqual([firefoxId, 'mine@example.org']);
  });

  it.each([[['--id']], [['--id', 'no id']], [['--other']], [['chromium']]])('changes nothing for %j', async (args) => {
    const before = tree();
    expect((await run('install', ...args)).code).toBe(1);
    expect(tree()).toEqual(before);
  });

  it('says that there is no browser', async () => {
    for (const path of ['.config', '.mozilla']) rmSync(join(home, path), { recursive: true });
    const { code, out } = await run('install');
    expect(code).toBe(1);
    expect(out).toContain('No browser was found');
  });

  it('starts the host from the launcher, wherever the home folder is', async () => {
    home = join(home, "it's a home");
    mkdirSync(join(home, '.mozilla'), { recursive: true });
    await run('install');
    const port = await freePort();
    const keys = ['or_launched'];
    const runtime = temporaryFolder();
    await startBrowser({
      file: launcher(),
      launch: true,
      port,
      runtime,
      keys,
      answer: ({ id }, to) => to.reply(id, 'ok'),
    });
    expect((await ask({ port, key: 'or_launched' })).text).toBe('ok');
  });
});

describe('uninstall', () => {
  it('removes everything', async () => {
    const before = tree();
    await run('install');
    const { code, out } = await run('uninstall');
    expect(code).toBe(0);
    expect(out).toContain('Firefox: removed');
    expect(tree()).toEqual(before);
    expect((await run('uninstall')).code).toBe(0);
    expect(tree()).toEqual(before);
  });

  it('leaves files that it did not create', async () => {
    const others = ['.config/chromium/NativeMessagingHosts/other.json', '.local/share/outrigger/mine.txt'];
    for (const path of others) {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      writeFileSync(join(home, path), 'kept');
    }
    const before = tree();
    await run('install');
    await run('uninstall');
    expect(tree()).toEqual(before);
  });
});

describe('doctor', () => {
  const says = async (...lines: (string | RegExp)[]) => {
    const { code, out } = await run('doctor');
    for (const line of lines) expect(out).toMatch(line);
    return code;
  };

  it('says once that nothing is installed', async () => {
    expect(await says(/!! .*not installed.*npx outrigger-bridge install/)).toBe(1);
    expect((await run('doctor')).out).not.toContain('does not know the helper');
  });

  it('finds no fault in a fresh installation', async () => {
    await run('install');
    const { out, code } = await run('doctor');
    expect(out).toContain('ok Chromium knows the helper.');
    expect(out).toContain('ok Firefox knows the helper.');
    // The usual port may be another program's on the machine of the test.
    if (!out.includes('is taken by another program')) expect(code).toBe(0);
    expect(out.replace(/.*is taken by another program.*/, '')).not.toContain('!!');
  });

  it('notices that Node was moved or is too old', async () => {
    const node = join(home, 'node');
    symlinkSync(process.execPath, node);
    await run('install');
    const notes = join(home, folder, 'installed.json');
    const installed = JSON.parse(readFileSync(notes, 'utf8'));
    const useNode = (path: string) => {
      writeFileSync(notes, JSON.stringify({ ...installed, node: path }));
      writeFileSync(launcher(), readFileSync(launcher(), 'utf8').replace(/'[^']*'/, `'${path}'`));
    };
    useNode(node);
    await says(/ok Node 2\d is at/);
    rmSync(node);
    expect(await says(`!! Node is no longer at ${node}`)).toBe(1);
    writeFileSync(node, '#!/bin/sh\necho v18.19.0\n');
    chmodSync(node, 0o755);
    expect(await says(/!! .* is Node 18; 20 is the least/)).toBe(1);
    await run('install');
    await says(`ok Node ${process.version.slice(1, 3)} is at ${process.execPath}`);
  });

  it.each([
    ['the program', () => rmSync(program()), /!! .*outrigger-bridge\.mjs is missing/],
    ['the launcher', () => rmSync(launcher()), /!! The launcher .* is missing or was changed/],
    ['the launcher’s mode', () => chmodSync(launcher(), 0o644), /!! The launcher/],
    ['the launcher’s text', () => writeFileSync(launcher(), '#!/bin/sh\n'), /!! The launcher/],
    ['a manifest', () => rmSync(join(home, firefox)), /!! Firefox does not know the helper/],
    [
      'a manifest’s text',
      () => writeFileSync(join(home, chrome), '{}'),
      /!! Chrome knows the helper from .* changed or is old/,
    ],
    ['a new browser', () => mkdirSync(join(home, '.config/vivaldi')), /!! Vivaldi does not know the helper/],
  ])('sees what is wrong with %s, and install mends it', async (_, harm, line) => {
    await run('install');
    harm();
    expect(await says(line)).toBe(1);
    await run('install');
    expect((await run('doctor')).out.replace(/.*is taken by another program.*/, '')).not.toContain('!!');
  });

  it('names browsers in a sandbox', async () => {
    mkdirSync(join(home, 'snap/firefox'), { recursive: true });
    mkdirSync(join(home, '.var/app/com.google.Chrome'), { recursive: true });
    await run('install');
    await says(/-- firefox from Snap/, /-- Chrome from Flatpak/);
  });

  it('asks the live hub', async () => {
    await run('install');
    const port = await freePort();
    // As from a terminal that has another environment than the browser.
    const runtime = join(home, '.local/state');
    await startBrowser({ file: host.file, port, runtime, name: 'Chromium 156', keys: ['a', 'b'] });
    await startBrowser({ file: host.file, port, runtime, name: 'Firefox 153', keys: [] });
    await says(
      `ok The helper answers on http://127.0.0.1:${port}.`,
      'ok Chromium 156 is connected; it let in 2 programs.',
      /-- Firefox 153 is connected and let no program in yet/,
    );
  });

  it('says that the port is taken', async () => {
    await run('install');
    const stranger = createServer();
    await new Promise<void>((done) => {
      stranger.once('error', () => done()).listen(defaultPort, '127.0.0.1', done);
    });
    onTestFinished(() => void stranger.close());
    expect(await says(/!! Port 17380 is taken by another program/)).toBe(1);
  });
});
