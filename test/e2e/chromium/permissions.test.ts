import { afterAll, beforeAll } from 'vitest';
import { chromium } from '../harness/chromium.ts';
import { type Display, startDisplay } from '../harness/display.ts';
import { type Driver, until } from '../harness/driver.ts';
import { type Asking, modelPermissionCases } from '../harness/model-permission.ts';
import { pagePermissionCases } from '../harness/page-permission.ts';

let display: Display;
let driver: Driver;

// Without a window Chromium never shows what it asks.
beforeAll(async () => {
  display = await startDisplay();
  driver = await chromium({ headed: true, env: { DISPLAY: display.name } });
});
afterAll(async () => {
  await driver.close();
  display.close();
});

/** Milliseconds for which Chromium takes no answer to a question that has just come up, and some more. */
const protectedFor = 1_500;

const its: Asking = {
  get driver() {
    return driver;
  },
  async answerPrompt(choice, seen) {
    await until('the answer to be taken', async () => {
      if (choice === 'allow') display.press('Tab');
      display.press(choice === 'allow' ? 'Return' : 'Escape');
      return until('the answer', seen, protectedFor).catch(() => false);
    });
  },
};

modelPermissionCases(its);
pagePermissionCases(its);
