import { type Browser, browser } from '../api/browser-api.ts';

/** Icon sizes in pixels; high-resolution screens use more than the 16 that are shown. */
const sizes = [16, 32, 48];

const waitingColor = '#b45309';

function defaultTitle(): string {
  const { action, name } = browser.runtime.getManifest() as Browser.runtime.ManifestV3;
  return action?.default_title ?? name;
}

/** Shows the icon, with a dot if something waits for the user. */
function showMark(waiting: boolean): Promise<void> {
  const file = (size: number) => `/icon/${waiting ? 'waiting-' : ''}${size}.png`;
  return browser.action.setIcon({ path: Object.fromEntries(sizes.map((size) => [size, file(size)])) });
}

/** Shows the number of waiting questions on the toolbar icon. `title`: its text if there are some. */
export async function showWaiting(n: number, title: string): Promise<void> {
  await Promise.all([
    showMark(n > 0),
    browser.action.setBadgeText({ text: n > 0 ? String(n) : '' }),
    browser.action.setBadgeBackgroundColor({ color: waitingColor }),
    browser.action.setTitle({ title: n > 0 ? title : defaultTitle() }),
  ]);
}

const flashTime = 5_000;

/** Shows on the toolbar icon for a moment that a shortcut has run. A count of questions stays. */
export async function flash(title: string): Promise<void> {
  if ((await browser.action.getBadgeText({})) !== '') return;
  await browser.action.setBadgeText({ text: '✓' });
  await browser.action.setTitle({ title });
  setTimeout(() => void endFlash(), flashTime);
}

async function endFlash(): Promise<void> {
  if ((await browser.action.getBadgeText({})) !== '✓') return;
  await showWaiting(0, '');
}
