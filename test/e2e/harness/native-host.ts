import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromeId, firefoxId, hostName } from '@/src/contract/bridge.ts';
import { freePort } from '@/test/free-port.ts';
import type { BrowserName, Driver } from './driver.ts';

const script = fileURLToPath(new URL('../../../bridge/dist/outrigger-bridge.mjs', import.meta.url));

/** A home folder for a browser and the helper, and the port that the helper takes there. */
export interface HelperHome {
  readonly port: number;
  readonly env: Record<string, string>;
  /** Makes the helper, or another script, known to this browser. */
  install(driver: Driver, other?: string): Promise<void>;
  remove(): Promise<void>;
}

const manifest = (browser: BrowserName, path: string) => ({
  name: hostName,
  description: 'Lets programs on this computer use the browser through Outrigger',
  path,
  type: 'stdio',
  ...(browser === 'firefox'
    ? { allowed_extensions: [firefoxId] }
    : { allowed_origins: [`chrome-extension://${chromeId}/`] }),
});

export async function helperHome(): Promise<HelperHome> {
  const home = await mkdtemp(join(tmpdir(), 'outrigger-home-'));
  const run = join(home, 'run');
  await mkdir(run, { mode: 0o700 });
  const port = await freePort();
  return {
    port,
    env: { HOME: home, XDG_RUNTIME_DIR: run, OUTRIGGER_PORT: String(port) },
    async install(driver, other = script) {
      const launcher = join(home, 'outrigger-bridge');
      await writeFile(launcher, `#!/bin/sh\nexec '${process.execPath}' '${other}' "$@"\n`);
      await chmod(launcher, 0o755);
      const folder =
        driver.name === 'firefox'
          ? join(home, '.mozilla', 'native-messaging-hosts')
          : join(dirname(driver.downloads), 'NativeMessagingHosts');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${hostName}.json`), JSON.stringify(manifest(driver.name, launcher)));
    },
    remove: () => rm(home, { recursive: true, force: true, maxRetries: 5 }),
  };
}
