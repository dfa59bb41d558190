import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserName, built } from './driver.ts';

interface Manifest {
  permissions: string[];
  host_permissions: string[];
  optional_permissions?: string[];
  optional_host_permissions?: string[];
}

/**
 * The built extension as if the user had granted all that it ever asks for: no prompt of a browser can be answered
 * without a screen. Gives the folder, a copy in `profile`.
 */
export async function grantedCopy(browser: BrowserName, profile: string): Promise<string> {
  const folder = join(profile, 'granted');
  await cp(built(browser), folder, { recursive: true });
  const file = join(folder, 'manifest.json');
  const {
    optional_permissions = [],
    optional_host_permissions = [],
    ...manifest
  } = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const granted: Manifest = {
    ...manifest,
    permissions: [...manifest.permissions, ...optional_permissions],
    host_permissions: [...manifest.host_permissions, ...optional_host_permissions],
  };
  await writeFile(file, JSON.stringify(granted));
  return folder;
}
