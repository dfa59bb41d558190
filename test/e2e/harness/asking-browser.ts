import { chromium } from './chromium.ts';
import { startDisplay } from './display.ts';
import { type Driver, type StartOptions, until } from './driver.ts';
import { firefox } from './firefox.ts';
import { inFirefoxWindow } from './firefox-window.ts';
import { browserName } from './start.ts';

/** A browser in which what it asks about permissions can be answered. */
export interface AskingBrowser {
  readonly driver: Driver;
  /** Answers what the browser asks about a permission; `seen` tells that the answer has come. */
  answerPrompt(choice: 'allow' | 'deny', seen: () => Promise<boolean>): Promise<unknown>;
  close(): Promise<void>;
}

/** Milliseconds for which Chromium takes no answer to a question that has just come up, and some more. */
const protectedFor = 1_500;

/** Chromium on a screen of its own: without a window it never shows what it asks. */
async function askingChromium(options: StartOptions): Promise<AskingBrowser> {
  const display = await startDisplay();
  const driver = await chromium({ ...options, headed: true, env: { ...options.env, DISPLAY: display.name } });
  return {
    driver,
    answerPrompt: (choice, seen) =>
      until('the answer to be taken', async () => {
        if (choice === 'allow') display.press('Tab');
        display.press(choice === 'allow' ? 'Return' : 'Escape');
        return until('the answer', seen, protectedFor).catch(() => false);
      }),
    async close() {
      await driver.close();
      display.close();
    },
  };
}

async function askingFirefox(options: StartOptions): Promise<AskingBrowser> {
  const driver = await firefox(options);
  return {
    driver,
    // Presses a button of Firefox's own question, in whichever tab it stands.
    answerPrompt: (choice) =>
      until('the question of Firefox', () =>
        inFirefoxWindow<boolean>(
          driver.browser,
          `(() => {
            const asked = gBrowser.browsers
              .map((browser) => PopupNotifications.getNotification('addon-webext-permissions', browser))
              .find((one) => one);
            if (!asked) return false;
            const button = ${choice === 'allow'} ? asked.mainAction : asked.secondaryActions[0];
            button.callback({ source: 'button' });
            asked.remove();
            return true;
          })()`,
        ),
      ),
    close: () => driver.close(),
  };
}

/** The browser of this run with the extension in it, whose questions about permissions can be answered. */
export const askingBrowser = (options: StartOptions = {}): Promise<AskingBrowser> =>
  (browserName === 'firefox' ? askingFirefox : askingChromium)(options);
