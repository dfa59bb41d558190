import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { violations } from './harness/axe.ts';
import { setScheme } from './harness/colour-scheme.ts';
import { until } from './harness/driver.ts';
import { withModel } from './harness/model.ts';
import { changeModelSettings } from './harness/model-settings.ts';
import { answered, say, shown, texts } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();
const model = withModel(its);

/** Puts files into the dialog that "Attach" opens. */
async function attach(panel: Page, files: Record<string, string | Uint8Array>): Promise<void> {
  const paths: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const path = join(its.driver.downloads, name);
    await writeFile(path, content);
    paths.push(path);
  }
  const dialog = await shown(panel, '.composer input[type="file"]');
  await (dialog as ElementHandle<HTMLInputElement>).uploadFile(...paths);
}

/** A picture of this width, drawn by the browser. */
async function picture(panel: Page, width: number, type: string): Promise<Uint8Array> {
  const url = await panel.evaluate(
    (side: number, mediaType: string) => {
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side / 2;
      const context = canvas.getContext('2d');
      context?.fillRect(0, 0, side / 2, side / 2);
      return canvas.toDataURL(mediaType);
    },
    width,
    type,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const alert = '[role="alert"]';
const chips = '.attachments [data-attached="file"]';

describe('attached files', () => {
  it('are sent to the model as text of others', async () => {
    const panel = await its.driver.openPanel();
    model.script(['At twelve past six.']);
    await attach(panel, { 'tides.md': '# Low water\n\n6:12, says the harbour.' });
    await shown(panel, chips);
    await say(panel, 'When is low water, please tell me?');
    await answered(panel, 'At twelve past six.');
    expect(JSON.stringify(model.bodies().at(-1))).toContain('6:12, says the harbour.');
    expect(await panel.$(chips)).toBeNull();
  });

  it('may be pictures only if the model takes them', async () => {
    const panel = await its.driver.openPanel();
    const image = await picture(panel, 3200, 'image/png');
    await attach(panel, { 'reef.png': image });
    await until('the refusal', async () => (await texts(panel, alert)).join().includes('takes no pictures'));
    expect(await panel.$(chips)).toBeNull();
    await changeModelSettings(panel, { images: true });
    await attach(panel, { 'reef.png': image });
    await shown(panel, `${chips} img`);
    for (const scheme of ['light', 'dark'] as const) {
      await setScheme(its.driver, panel, scheme);
      expect(await violations(panel)).toEqual([]);
    }
    model.script(['A reef.']);
    await say(panel, 'What does this picture show, please?');
    await answered(panel, 'A reef.');
    const sent = JSON.stringify(model.bodies().at(-1));
    const url = /data:image\/jpeg;base64,[A-Za-z0-9+/=]+/.exec(sent)?.[0] ?? '';
    const size = await panel.evaluate(async (source: string) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, url);
    expect(size).toEqual([1568, 784]);
  });
});

describe('a growing answer', () => {
  it('stays where the reader scrolled to, and is followed again at its end', async () => {
    const panel = await its.driver.openPanel();
    const lines = (from: number) => Array.from({ length: 60 }, (_, n) => `Line ${from + n}.`).join('\n\n');
    const held = model.hold([lines(1), `\n\n${lines(100)}`]);
    model.script([held.reply]);
    await say(panel, 'Write a hundred lines for me, please');
    await answered(panel, 'Line 60.');
    const place = () =>
      panel.$eval('.conversation', (box) => ({
        top: box.scrollTop,
        left: box.scrollHeight - box.scrollTop - box.clientHeight,
      }));
    await until('the end', async () => (await place()).left < 2);
    const box = await shown(panel, '.conversation');
    await box.evaluate((element) => element.scrollBy(0, -120));
    await shown(panel, '.jump button');
    const { top } = await place();
    held.release();
    await answered(panel, 'Line 159.');
    expect((await place()).top).toBe(top);
    const jump = await shown(panel, '.jump button');
    await jump.click();
    await until('the end', async () => (await place()).left < 2);
    expect(await panel.$('.jump')).toBeNull();
  });
});
