/** Places of the browsers and the programs around them on this machine. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'],
  firefox: ['firefox-esr', 'firefox', 'firefox.exe'],
  xvfb: ['Xvfb'],
  xdotool: ['xdotool'],
};

const places = {
  chromium: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  firefox: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  xvfb: [],
  xdotool: [],
};

/** The path of a program, or null. `CHROMIUM_PATH` and `FIREFOX_PATH` win. */
export function browserPath(name) {
  const named = process.env[`${name.toUpperCase()}_PATH`];
  if (named) return existsSync(named) ? named : null;
  const onPath = names[name].flatMap((file) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, file)),
  );
  return [...onPath, ...places[name]].find((path) => existsSync(path)) ?? null;
}
