import { homedir } from 'node:os';
import { join } from 'node:path';

const windows = process.platform === 'win32';

/** Folder of the installed host. It is outside of the npx cache, which npx cleans. */
export function installFolder(): string {
  if (windows) return join(process.env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local'), 'Outrigger');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Outrigger');
  return join(homedir(), '.local', 'share', 'outrigger', 'bridge');
}

export const programPath = (): string => join(installFolder(), 'outrigger-bridge.mjs');
export const launcherPath = (): string => join(installFolder(), windows ? 'outrigger-bridge.bat' : 'outrigger-bridge');

/** Script that starts the host with a certain Node: the PATH of browsers differs from that of a terminal. */
export function launcherText(node: string): string {
  if (windows) return `@echo off\r\n"${node.replaceAll('%', '%%')}" "%~dp0outrigger-bridge.mjs" %*\r\n`;
  const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`)}'`;
  return `#!/bin/sh\nexec ${quoted(node)} ${quoted(programPath())} "$@"\n`;
}
