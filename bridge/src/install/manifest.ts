import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromeId, firefoxId, hostName } from '@/src/contract/bridge.ts';
import type { Browser } from './browsers.ts';
import { installFolder, launcherPath } from './launcher.ts';

const windows = process.platform === 'win32';

export const isChromeId = (id: string): boolean => /^[a-p]{32}$/.test(id);

/** Host manifest for a family of browsers. `ids`: further extensions that may start the host. */
export function manifestText(family: Browser['family'], ids: string[]): string {
  const allowed =
    family === 'chrome'
      ? { allowed_origins: [chromeId, ...ids.filter(isChromeId)].map((id) => `chrome-extension://${id}/`) }
      : { allowed_extensions: [firefoxId, ...ids.filter((id) => !isChromeId(id))] };
  const manifest = {
    name: hostName,
    description: 'Carries requests of programs on this computer to Outrigger',
    path: launcherPath(),
    type: 'stdio',
    ...allowed,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Path of a browser's manifest. On Windows there is one per family, which the registry points to. */
export const manifestPath = ({ family, hosts }: Browser): string =>
  windows ? join(installFolder(), `${hostName}.${family}.json`) : join(hosts, `${hostName}.json`);

export function readManifest(browser: Browser): string | null {
  const path = manifestPath(browser);
  if (!existsSync(path) || (windows && !registered(browser))) return null;
  return readFileSync(path, 'utf8');
}

const registry = (...args: string[]): string =>
  execFileSync('reg.exe', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

function registered(browser: Browser): boolean {
  try {
    return registry('query', `${browser.hosts}\\${hostName}`, '/ve').includes(manifestPath(browser));
  } catch {
    return false;
  }
}

export function register(browser: Browser): void {
  if (!windows) return;
  registry('add', `${browser.hosts}\\${hostName}`, '/ve', '/t', 'REG_SZ', '/d', manifestPath(browser), '/f');
}

export function unregister(browser: Browser): void {
  if (windows && registered(browser)) registry('delete', `${browser.hosts}\\${hostName}`, '/f');
}
