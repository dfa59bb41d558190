import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** A browser that finds host manifests in a per-user location. */
export interface Browser {
  name: string;
  family: 'chrome' | 'firefox';
  /** Folder, or registry key on Windows. */
  hosts: string;
  /** Paths of which at least one exists once the browser was started. */
  traces: string[];
}

const home = homedir();

const brave = 'BraveSoftware/Brave-Browser';

/** Chromium browsers: name, then user data folders on Linux, macOS and Windows, then the registry key. */
const chromes: [string, string | null, string, string | null, string][] = [
  ['Chrome', 'google-chrome', 'Google/Chrome', 'Google/Chrome', 'Google\\Chrome'],
  ['Chrome Beta', 'google-chrome-beta', 'Google/Chrome Beta', 'Google/Chrome Beta', 'Google\\Chrome'],
  ['Chrome Dev', 'google-chrome-unstable', 'Google/Chrome Dev', 'Google/Chrome Dev', 'Google\\Chrome'],
  ['Chrome Canary', 'google-chrome-canary', 'Google/Chrome Canary', 'Google/Chrome SxS', 'Google\\Chrome'],
  ['Chromium', 'chromium', 'Chromium', 'Chromium', 'Chromium'],
  ['Edge', 'microsoft-edge', 'Microsoft Edge', 'Microsoft/Edge', 'Microsoft\\Edge'],
  ['Edge Beta', 'microsoft-edge-beta', 'Microsoft Edge Beta', 'Microsoft/Edge Beta', 'Microsoft\\Edge'],
  ['Edge Dev', 'microsoft-edge-dev', 'Microsoft Edge Dev', 'Microsoft/Edge Dev', 'Microsoft\\Edge'],
  ['Brave', brave, brave, brave, 'BraveSoftware\\Brave-Browser'],
  ['Vivaldi', 'vivaldi', 'Vivaldi', 'Vivaldi', 'Vivaldi'],
  ['Opera', 'opera', 'com.operasoftware.Opera', 'Opera Software/Opera Stable', 'Google\\Chrome'],
  ['Arc', null, 'Arc/User Data', null, ''],
];

/** Firefox browsers: name, then the folder of hosts and the traces on Linux, on macOS, and the trace on Windows. */
const firefoxes: [string, string, string[], string, string[], string][] = [
  ['Firefox', '.mozilla', ['.mozilla', '.config/mozilla'], 'Mozilla', ['Firefox', 'Mozilla'], 'Mozilla/Firefox'],
  ['Zen', '.mozilla', ['.zen', '.config/zen'], 'Mozilla', ['zen'], 'zen'],
  ['LibreWolf', '.librewolf', ['.librewolf', '.config/librewolf'], 'LibreWolf', ['LibreWolf'], 'librewolf'],
];

const inFolder = (name: string, folder: string): Browser => ({
  name,
  family: 'chrome',
  hosts: join(folder, 'NativeMessagingHosts'),
  traces: [folder],
});

function onLinux(): Browser[] {
  const config = process.env.XDG_CONFIG_HOME || join(home, '.config');
  return [
    ...chromes.flatMap(([name, folder]) => (folder === null ? [] : inFolder(name, join(config, folder)))),
    ...firefoxes.map(([name, folder, traces]): Browser => {
      const hosts = join(home, folder, 'native-messaging-hosts');
      return { name, family: 'firefox', hosts, traces: traces.map((trace) => join(home, trace)) };
    }),
  ];
}

function onMac(): Browser[] {
  const support = join(home, 'Library', 'Application Support');
  return [
    ...chromes.map(([name, , folder]) => inFolder(name, join(support, folder))),
    ...firefoxes.map(([name, , , folder, traces]): Browser => {
      const hosts = join(support, folder, 'NativeMessagingHosts');
      return { name, family: 'firefox', hosts, traces: traces.map((trace) => join(support, trace)) };
    }),
  ];
}

function onWindows(): Browser[] {
  const local = process.env.LOCALAPPDATA || join(home, 'AppData', 'Local');
  const roaming = process.env.APPDATA || join(home, 'AppData', 'Roaming');
  const key = (of: string) => `HKCU\\Software\\${of}\\NativeMessagingHosts`;
  return [
    ...chromes.flatMap(([name, , , folder, registry]): Browser[] => {
      if (folder === null) return [];
      const traces = [join(name === 'Opera' ? roaming : local, folder)];
      return [{ name, family: 'chrome', hosts: key(registry), traces }];
    }),
    ...firefoxes.map(
      ([name, , , , , trace]): Browser => ({
        name,
        family: 'firefox',
        hosts: key('Mozilla'),
        traces: [join(roaming, trace)],
      }),
    ),
  ];
}

export const allBrowsers = (): Browser[] =>
  process.platform === 'win32' ? onWindows() : process.platform === 'darwin' ? onMac() : onLinux();

/** Browsers that were used under this account. */
export const foundBrowsers = (): Browser[] => allBrowsers().filter(({ traces }) => traces.some(existsSync));

const flatpaks: Record<string, string> = {
  'org.mozilla.firefox': 'Firefox',
  'com.google.Chrome': 'Chrome',
  'org.chromium.Chromium': 'Chromium',
  'com.brave.Browser': 'Brave',
  'com.microsoft.Edge': 'Edge',
  'com.vivaldi.Vivaldi': 'Vivaldi',
  'com.opera.Opera': 'Opera',
  'io.gitlab.librewolf-community': 'LibreWolf',
  'app.zen_browser.zen': 'Zen',
};
const snaps = ['firefox', 'chromium', 'brave', 'opera', 'vivaldi'];

/** Sandboxed browsers, which may be unable to start a program outside of the sandbox. */
export function sandboxedBrowsers(): { name: string; by: 'Flatpak' | 'Snap' }[] {
  return [
    ...Object.entries(flatpaks).flatMap(([id, name]) =>
      existsSync(join(home, '.var', 'app', id)) ? [{ name, by: 'Flatpak' as const }] : [],
    ),
    ...snaps.flatMap((name) => (existsSync(join(home, 'snap', name)) ? [{ name, by: 'Snap' as const }] : [])),
  ];
}
