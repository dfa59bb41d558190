import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf } from '@/test/fixtures/pdf.ts';
import { type Site, startSite } from '@/test/fixtures/site-server.ts';
import type { AskingBrowser } from './asking-browser.ts';
import { openTabs } from './library.ts';
import { pick, press, shown } from './panel.ts';

/** A page under a name that is this machine to the browser and a stranger to the extension. */
export function pagePermissionCases(its: Pick<AskingBrowser, 'driver' | 'answerPrompt'>): void {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({
      '/tide.pdf': { type: 'application/pdf', bytes: pdfOf([['High water', 'at noon.']], 'Tide') },
    });
  });
  afterAll(() => site.close());

  describe('a PDF of a site that may not be read yet', () => {
    it('is read and sent once the browser permission is given', async () => {
      const url = site.url('/tide.pdf').replace('localhost', 'tides.test');
      await openTabs(its.driver, [url]);
      const panel = await its.driver.openPanel();
      await panel.bringToFront();
      await press(panel, 'New chat');
      await pick(panel, 'tide', 'Tab', 'tide.pdf');
      await shown(panel, '.permission-bar');
      await press(panel, 'Allow');
      const chip = async () => (await panel.$('[data-attached="page"]')) !== null;
      await its.answerPrompt('allow', chip);
      const label = await shown(panel, '[data-attached="page"]');
      expect(await label.evaluate((element) => element.textContent)).toMatch(/≈\d+ tokens/);
      expect(await label.evaluate((element) => element.textContent)).not.toContain('title only');
      expect(await panel.$('.permission-bar')).toBeNull();
    });
  });
}
