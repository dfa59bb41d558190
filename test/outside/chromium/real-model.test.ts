import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '@/test/e2e/harness/driver.ts';
import { openTabs } from '@/test/e2e/harness/library.ts';
import { say, texts } from '@/test/e2e/harness/panel.ts';
import { realModel } from '@/test/e2e/harness/real-model.ts';
import { world } from '@/test/e2e/harness/start.ts';

const its = world();
const minutes = 60_000;
let model: { close(): void } | undefined;

describe('a real model on this machine', () => {
  // Installed, fetched and loaded, where that was not done before.
  beforeAll(async () => {
    model = await realModel(its.driver, 'gemma3-270m');
  }, 4 * minutes);
  afterAll(() => model?.close());

  it(
    'reads the tabs with a call that it wrote itself, and answers',
    async () => {
      const { driver, site } = its;
      await openTabs(
        driver,
        ['/news', '/weather'].map((path) => site.url(path)),
      );
      const panel = await driver.openPanel();
      // Not a sentence of the built-in commands, and nothing that stands in the prompt.
      await say(panel, 'Hello! How many tabs about the weather did I leave open?');
      const listed = '[data-call="list_tabs"][data-state="done"]';
      await until('the call to run', () => panel.$(listed), 2 * minutes);
      await until('the end of the answer', () => panel.$('[aria-label="Regenerate"]'), 2 * minutes);
      expect((await texts(panel, listed)).join()).toContain('Page weather');
      // So small a model may count wrongly, repeat the result, or talk on until it is cut.
      expect(await texts(panel, '[data-end="error"]')).toEqual([]);
      expect((await texts(panel, '.answer-text')).join('').trim()).not.toBe('');
    },
    4 * minutes,
  );
});
