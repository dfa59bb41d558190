/**
 * Makes what goes to the stores, and refuses what does not fit. `--check`: versions and changelog alone, `--bytes`: the
 * builds alone.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseFaults } from './release-faults.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const say = (words: string) => console.log(`› ${words}`);

/** `node_modules/.bin` first, so that the Node of the packages runs. */
const run = (folder: string, command: string, args: string[]): string =>
  execFileSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e9,
  });

function stop(faults: string[]): void {
  if (faults.length === 0) return;
  for (const fault of faults) console.error(`✗ ${fault}`);
  process.exit(1);
}

/** Every file of a build with the hash of its bytes. */
function bytesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(
    paths.map((path) => [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

/** The source as it is in the last commit, in a folder of its own, built with the packages of this one. */
function builtFromSource(name: string): Map<string, string> {
  const parent = mkdtempSync(join(tmpdir(), 'outrigger-source-'));
  const folder = join(parent, name);
  try {
    mkdirSync(folder);
    run(root, 'git', ['archive', '--output', join(parent, 'source.tar'), 'HEAD']);
    run(parent, 'tar', ['-xf', 'source.tar', '-C', folder]);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const browser of ['chrome', 'firefox']) run(folder, 'wxt', ['build', '-b', browser, '--mv3']);
    const found = bytesOf(join(folder, '.output'));
    if (name === 'one') {
      mkdirSync(join(root, '.output/release'), { recursive: true });
      cpSync(join(parent, 'source.tar'), join(root, '.output/release/source.tar'));
    }
    return found;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/** Builds the last commit twice, in folders of other names and lengths. */
function compareBuilds(): void {
  const [one, other] = [builtFromSource('one'), builtFromSource('another-folder')];
  const differing = [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
  stop(differing.map((file) => `${file} differs between two builds of the same source.`));
  say(`Two builds of the source, in different folders, are the same in all ${one.size} files.`);
}

const only = process.argv[2];
if (only !== '--bytes') {
  const { version } = JSON.parse(textOf('package.json')) as { version: string };
  const { version: bridge } = JSON.parse(textOf('bridge/package.json')) as { version: string };
  stop(releaseFaults({ version, bridge, changelog: textOf('CHANGELOG.md') }));
  say(`Version ${version} has its part in the changelog.`);
}
if (only !== '--check') {
  if (run(root, 'git', ['status', '--porcelain']).trim()) stop(['There are changes that are not committed.']);
  compareBuilds();
}
if (only === undefined) {
  run(root, 'npm', ['run', 'zip']);
  say('The packages for the stores lie in .output, the source package in .output/release/source.tar.');
}
