import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Finished, runProgram } from '@/test/bridge/run-program.ts';
import { type AskingBrowser, askingBrowser } from '@/test/e2e/harness/asking-browser.ts';
import { type StartOptions, until } from '@/test/e2e/harness/driver.ts';
import { keyIn, openConnections, programSetup, statusLine } from '@/test/e2e/harness/outside-program.ts';
import { byRole, isGone, shown } from '@/test/e2e/harness/panel.ts';
import { browserName } from '@/test/e2e/harness/start.ts';
import { freePort } from '@/test/free-port.ts';
import { type ClaudeCode, claudeCode } from '../claude-code.ts';

// Follows docs/bridge.md in an account in which nothing is set up, by its own commands, until Claude Code lists tabs.

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = await readFile(join(root, 'docs/bridge.md'), 'utf8');
/** The command of the page that begins so. */
function command(start: string): string {
  const found = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, text = '']) => text.trim());
  const one = found.find((text) => text.startsWith(start));
  if (!one) throw new Error(`docs/bridge.md has no command ${start}`);
  return one;
}

let home: string;
let port: number;
let browser: AskingBrowser;
let claude: ClaudeCode;
let options: Page;
const started: AskingBrowser[] = [];

/** Starts the browser of the new account. */
async function start(more: StartOptions = {}): Promise<void> {
  const profile = join(home, browserName === 'firefox' ? '.mozilla/firefox/newcomer' : '.config/chromium');
  const env = { HOME: home, XDG_RUNTIME_DIR: join(home, 'run'), OUTRIGGER_PORT: String(port) };
  browser = await askingBrowser({ profile, env, ...more });
  started.push(browser);
}

/** Runs a line of the page in the new account's shell. */
const shell = (line: string): Promise<Finished> => {
  const path = [claude.folder, dirname(process.execPath), process.env.PATH].join(':');
  const run = { XDG_RUNTIME_DIR: join(home, 'run'), OUTRIGGER_PORT: String(port) };
  return runProgram('/bin/sh', ['-c', `cd "$HOME" && ${line}`], { ...claude.env, ...run, PATH: path });
};

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'outrigger-newcomer-'));
  await mkdir(join(home, 'run'), { mode: 0o700 });
  // Its own in place of the usual one, which whoever runs this test may use.
  port = await freePort();
  claude = await claudeCode(home, 'mcp__outrigger__list_tabs');
  // The package as it is published, which `npx` would fetch.
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', home],
    { cwd: join(root, 'bridge') },
  );
  await promisify(execFile)('npm', ['install', '--silent', '--no-audit', '--prefix', home, join(home, stdout.trim())]);
  await start();
});
afterAll(async () => {
  for (const each of started) await each.close();
  await claude.close();
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
});

it('first installs the helper', async () => {
  const { code, out } = await shell(command('npx outrigger-bridge install'));
  expect(code).toBe(0);
  expect(out).toContain(`${browserName === 'firefox' ? 'Firefox' : 'Chromium'}: set up`);
});

it('then switches it on, and allows the question of the browser', async () => {
  options = await openConnections(browser.driver);
  await (await byRole(options, 'switch', 'Let other programs in')).click();
  const allowed = () => options.evaluate(() => chrome.permissions.contains({ permissions: ['nativeMessaging'] }));
  await browser.answerPrompt('allow', allowed);
  if (browserName === 'chromium') {
    const anew = await byRole(options, 'button', 'Start anew');
    await anew.evaluate((button) => void setTimeout(() => (button as HTMLElement).click()));
    await until('the page to go', () => isGone(options));
    // An extension that was installed for a test does not come back from that: another copy has what was allowed.
    await browser.driver.kill();
    await start({ granted: true });
    options = await until('the page to come back', async () =>
      (await browser.driver.browser.pages()).find((page) => page.url().endsWith('options.html#connections')),
    );
    await shown(options, '.connections-status');
  }
  await until('the line', async () => (await statusLine(options)) === `Ready on http://127.0.0.1:${port}`);
});

it('then adds Claude Code, which lists the tabs', async () => {
  const setup = await programSetup(options, 'Claude Code');
  expect(setup.replace(keyIn(setup), 'or_…').replace(String(port), '17380')).toBe(command('claude mcp add'));
  expect((await shell(setup)).code).toBe(0);
  expect((await shell('claude mcp list')).out).toMatch(/outrigger: .*Connected/);
  const { out } = await shell("claude -p 'List my tabs' --allowedTools mcp__outrigger__list_tabs");
  expect(out).toContain('Seen: ');
  expect(out).toContain('welcome.html');
});

it('finds no fault with doctor, and nothing left after uninstalling', async () => {
  const checked = await shell(command('npx outrigger-bridge doctor'));
  expect(checked.out).not.toContain('!!');
  expect(checked.code).toBe(0);
  expect((await shell('npx outrigger-bridge uninstall')).code).toBe(0);
  expect((await shell('find . -name "dev.outrigger.bridge.json" -o -path "./.local/share/outrigger/*"')).out).toBe('');
});
