import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Prose that is made of one thing throughout. */
export type DenseKind = 'html' | 'quotations' | 'inline code' | 'code blocks' | 'nested lists' | 'JSON data';

export interface Job {
  kind: 'prose' | 'calls' | 'argument' | 'escapes' | DenseKind;
  /** Characters of a piece; 0: the whole text. */
  chunk: number;
  sizes: number[];
}

export interface Measured {
  kind: Job['kind'];
  chunk: number;
  size: number;
  characters: number;
  /** Milliseconds of each run. */
  times: number[];
}

/** Installs what the parser is measured beside, where it is missing. */
export function installPeers(): void {
  if (existsSync(`${folder}node_modules`)) return;
  console.log('  installing the peers (once)');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

/** Measures one subject in a process of its own. `longest`: milliseconds a run may be expected to take. */
export const measure = (subject: string, jobs: Job[], longest: number): Promise<Measured[]> =>
  inChild('child.mjs', [subject, JSON.stringify({ jobs, longest })]);

export const measurePushes = (): Promise<{ kind: Job['kind']; quick: number; ratio: number }[]> =>
  inChild('pushes.mjs', []);

async function inChild<Answer>(file: string, args: string[]): Promise<Answer> {
  const { stdout } = await promisify(execFile)(process.execPath, [folder + file, ...args], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout) as Answer;
}
