import { afterAll, beforeAll } from 'vitest';
import { type AskingBrowser, askingBrowser } from '../../harness/asking-browser.ts';
import { modelPermissionCases } from '../../harness/model-permission.ts';
import { pagePermissionCases } from '../../harness/page-permission.ts';

let browser: AskingBrowser;
beforeAll(async () => {
  browser = await askingBrowser();
});
afterAll(() => browser.close());

const its: Pick<AskingBrowser, 'driver' | 'answerPrompt'> = {
  get driver() {
    return browser.driver;
  },
  answerPrompt: (...given) => browser.answerPrompt(...given),
};
modelPermissionCases(its);
pagePermissionCases(its);
