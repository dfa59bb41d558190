/**
 * Installs everything that `npm start` and `npm test` need first: the npm packages and the browsers. Plain JavaScript,
 * which any Node runs; all later steps run under the Node in the packages.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserPath } from './browsers.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bold = process.stdout.isTTY ? (words) => `\x1b[1m${words}\x1b[0m` : (words) => words;

/** One line that says what happens now. */
export const say = (words) => console.log(bold(`› ${words}`));

/** Says what went wrong and what to do, and ends the command. */
export function stop(...lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function must(command, args, onFailure, options = {}) {
  const run = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (run.status !== 0) stop(onFailure);
}

/** Installs the npm packages when they are missing or the lock file has changed since. */
export function ensurePackages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 12))
    stop(`Node ${process.versions.node} is too old: install Node 20.12 or newer.`);
  const stamp = join(root, 'node_modules/.outrigger-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(node())) return;
  say('Installing the npm packages (about a minute the first time)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  must(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'npm ci failed; its own words stand above.', {
    shell: process.platform === 'win32',
  });
  if (!existsSync(node())) {
    must(npm, ['rebuild', 'node', '--loglevel=error'], 'The npm package "node" could not be set up.', {
      shell: process.platform === 'win32',
    });
  }
  writeFileSync(stamp, lock);
}

/** The Node that the packages bring. */
export function node() {
  return join(root, process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node');
}

const debian = {
  chromium: ['chromium', 'fonts-liberation'],
  firefox: ['firefox-esr', 'fonts-liberation'],
  xvfb: ['xvfb'],
  xdotool: ['xdotool'],
};

/**
 * Finds each of `wanted` (`chromium`, `firefox`, `xvfb`, `xdotool`), installing what is missing with apt-get where this
 * user may; otherwise says the one command to run.
 */
export function ensurePrograms(wanted) {
  const missing = wanted.filter((name) => !browserPath(name));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.flatMap((name) => debian[name]))];
  const apt = process.platform === 'linux' && existsSync('/usr/bin/apt-get');
  if (!apt) {
    stop(
      `Not found: ${missing.join(', ')}.`,
      'Install a Chromium (or Chrome) and a Firefox 140 or newer, or name them in CHROMIUM_PATH and FIREFOX_PATH.',
    );
  }
  if (process.getuid() !== 0) {
    stop(
      `Not found: ${missing.join(', ')}. Run this once, then the same command again:`,
      '',
      `  sudo apt-get update && sudo apt-get install -y ${packages.join(' ')}`,
      '',
    );
  }
  say(`Installing ${packages.join(', ')} with apt-get (about 200 MB with what they need)`);
  const environment = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  must('apt-get', ['update', '-q=2'], 'apt-get update failed; its own words stand above.', environment);
  must(
    'apt-get',
    ['install', '-y', '-q=1', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0', ...packages],
    'apt-get install failed; its own words stand above.',
    {
      ...environment,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const still = missing.filter((name) => !browserPath(name));
  if (still.length > 0) stop(`Still not found after the installation: ${still.join(', ')}.`);
}

/**
 * Runs a program of the project under its own Node, with the packages' programs on the path. Gives the exit code.
 * `quiet`: what it prints is shown only where it fails.
 */
export function run(label, args, { quiet = false } = {}) {
  if (label) say(label);
  const path = [join(root, 'node_modules/.bin'), join(root, 'node_modules/node/bin'), process.env.PATH].join(delimiter);
  const ended = spawnSync(node(), args, {
    cwd: root,
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  if (quiet && ended.status !== 0) console.error(`${ended.stdout}${ended.stderr}`);
  return ended.status ?? 1;
}
