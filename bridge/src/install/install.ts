import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromeId, firefoxId, hostName } from '@/src/contract/bridge.ts';
import { version } from '../../package.json';
import { meetingFolders } from '../meeting-place.ts';
import { allBrowsers, foundBrowsers } from './browsers.ts';
import { installFolder, launcherPath, launcherText, programPath } from './launcher.ts';
import { isChromeId, manifestPath, manifestText, readManifest, register, unregister } from './manifest.ts';

/** Data about an installation, for `doctor` and `uninstall`. */
export interface Installed {
  version: string;
  node: string;
  /** Extensions that `--id` added. */
  ids: string[];
  /** Folders that the installation created, each after its parent. */
  folders: string[];
}

const notesPath = (): string => join(installFolder(), 'installed.json');

export function readInstalled(): Installed | null {
  try {
    return JSON.parse(readFileSync(notesPath(), 'utf8')) as Installed;
  } catch {
    return null;
  }
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Creates a folder. Returns the folders that were missing, outermost first. */
function makeFolder(path: string): string[] {
  const missing: string[] = [];
  for (let folder = path; !existsSync(folder); folder = dirname(folder)) missing.unshift(folder);
  mkdirSync(path, { recursive: true });
  return missing;
}

/** Writes a file atomically, so that a browser never starts a partial one. False if the content was the same. */
function writeWhole(path: string, text: string, mode: number): boolean {
  const same = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (!same) {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }
  chmodSync(path, mode);
  return !same;
}

function idsOf(args: string[]): string[] | null {
  const ids: string[] = [];
  for (let at = 0; at < args.length; at += 2) {
    const [option, id = ''] = args.slice(at, at + 2);
    if (option !== '--id' || !(isChromeId(id) || /^[\w.{}@-]{3,80}$/.test(id))) return null;
    ids.push(id);
  }
  return ids;
}

/**
 * Copies this program to its permanent place and registers it with every browser found. Repeating it changes nothing.
 */
export async function install(args: string[]): Promise<number> {
  const added = idsOf(args);
  if (!added) {
    console.error('Use: outrigger-bridge install [--id <id of an extension>]');
    return 1;
  }
  const before = readInstalled();
  const ids = [...new Set([...(before?.ids ?? []), ...added])].filter((id) => id !== firefoxId && id !== chromeId);
  const folders = new Set(before?.folders ?? []);
  const make = (path: string) => {
    for (const folder of makeFolder(path)) folders.add(folder);
  };

  make(installFolder());
  writeWhole(programPath(), readFileSync(fileURLToPath(import.meta.url), 'utf8'), 0o644);
  writeWhole(launcherPath(), launcherText(process.execPath), 0o755);

  const browsers = foundBrowsers();
  for (const browser of browsers) {
    const path = manifestPath(browser);
    make(dirname(path));
    const known = readManifest(browser) !== null;
    const changed = writeWhole(path, manifestText(browser.family, ids), 0o644);
    register(browser);
    say(`${browser.name}: ${changed ? (known ? 'mended' : 'set up') : 'already set up'} (${path})`);
  }
  const notes: Installed = { version, node: process.execPath, ids, folders: [...folders] };
  writeWhole(notesPath(), `${JSON.stringify(notes, null, 2)}\n`, 0o644);
  if (browsers.length === 0) {
    say('No browser was found under this account. Start one once, then run this again.');
    return 1;
  }
  say('Now open Outrigger’s options, Connections, and switch on “Let other programs in”.');
  return 0;
}

/** Reverts `install`. Folders are removed only if it created them and they are empty. */
export async function uninstall(): Promise<number> {
  const folders = readInstalled()?.folders ?? [];
  for (const browser of allBrowsers()) {
    unregister(browser);
    const path = manifestPath(browser);
    if (!existsSync(path)) continue;
    rmSync(path);
    say(`${browser.name}: removed (${path})`);
  }
  for (const path of [programPath(), launcherPath(), notesPath()]) rmSync(path, { force: true });
  for (const folder of [...folders.reverse(), installFolder(), ...meetingFolders()]) {
    try {
      rmdirSync(folder);
    } catch {
      // The folder holds other files, or is gone already.
    }
  }
  say(`${hostName} is no longer known to any browser of this account.`);
  return 0;
}
