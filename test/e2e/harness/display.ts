import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { browserPath } from '../../../scripts/browsers.mjs';

/** A screen of its own, for what only a browser with windows does. */
export interface Display {
  /** For `DISPLAY`. */
  name: string;
  /** Presses a key combination in the window that has the focus: `alt+shift+u`. */
  press(keys: string): void;
  close(): void;
}

/** Starts Xvfb on a free number, which it tells through a pipe. */
export async function startDisplay(): Promise<Display> {
  const server: ChildProcess = spawn(
    browserPath('xvfb') ?? '',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]?.once('data', (bytes: Buffer) => resolve(bytes.toString().trim()));
  });
  const name = `:${number}`;
  return {
    name,
    press: (keys) => {
      spawnSync(browserPath('xdotool') ?? '', ['key', '--clearmodifiers', keys], {
        env: { ...process.env, DISPLAY: name },
      });
    },
    close: () => server.kill(),
  };
}
