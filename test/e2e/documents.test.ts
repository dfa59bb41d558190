import type { ElementHandle, Page } from 'puppeteer-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentFile, documentPath } from '../fixtures/document-file.ts';
import type { ChatRequest } from '../fixtures/model-server.ts';
import { pdfBomb } from '../fixtures/pdf.ts';
import { violations } from './harness/axe.ts';
import { setScheme } from './harness/colour-scheme.ts';
import { until } from './harness/driver.ts';
import { misfits, narrowed } from './harness/fit.ts';
import { withModel } from './harness/model.ts';
import { answered, gone, press, say, shown, texts } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();
const model = withModel(its);
const chips = '.attachments [data-attached="file"]';

let panel: Page;
beforeEach(async () => {
  panel = await its.driver.openPanel();
  await press(panel, 'New chat');
});

/** Puts files into the dialog that "Attach" opens. */
async function attach(...names: string[]): Promise<void> {
  const dialog = await shown(panel, '.composer input[type="file"]');
  await (dialog as ElementHandle<HTMLInputElement>).uploadFile(...names.map(documentPath));
}

/** Lets files fall onto the panel, or pastes them into the message. */
async function bring(how: 'drop' | 'paste', files: Record<string, Uint8Array>): Promise<void> {
  const given = Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')] as const);
  await panel.evaluate(
    (type: string, field: string, all: (readonly [string, string])[]) => {
      const data = new DataTransfer();
      for (const [name, base64] of all)
        data.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name));
      const box = document.querySelector('.composer textarea') as HTMLTextAreaElement;
      // A browser copies no files into an event that a script makes.
      const event = Object.defineProperty(new Event(type, { bubbles: true, cancelable: true }), field, { value: data });
      box.dispatchEvent(event);
    },
    how,
    how === 'drop' ? 'dataTransfer' : 'clipboardData',
    given,
  );
}

const labels = async (count: number): Promise<string[]> => {
  await until(`${count} chips`, async () => (await panel.$$(chips)).length === count);
  return texts(panel, chips);
};
const sent = () => (model.bodies().at(-1) as ChatRequest).messages.at(-1)?.content ?? '';

describe('attached documents', () => {
  it('are read from the dialog, by a drop and by a paste, with their pages and size', async () => {
    await attach('libreoffice.pdf', 'libreoffice.docx');
    await labels(2);
    const [book, page] = await Promise.all([documentFile('pandoc.epub'), documentFile('pandoc.html')]);
    await bring('drop', { 'pandoc.epub': book, 'pandoc.html': page });
    await labels(4);
    await bring('paste', { 'libreoffice.csv': await documentFile('libreoffice.csv') });
    const tokens = expect.stringMatching(/≈[\d,]+ tokens$/);
    const all = await labels(5);
    expect(all).toEqual(Array.from({ length: 5 }, () => tokens));
    expect(all.map((label) => label.replace(/ · ≈.*/, ''))).toEqual([
      'libreoffice.pdf1 page · 34 kB',
      'libreoffice.docx1 page · 11 kB',
      expect.stringMatching(/^pandoc\.epub\d sections · 6 kB$/),
      'pandoc.html5 kB',
      'libreoffice.csv2 rows · 1 kB',
    ]);
    await narrowed(panel);
    for (const scheme of ['light', 'dark'] as const) {
      await setScheme(its.driver, panel, scheme);
      expect([...(await violations(panel)), ...(await misfits(panel))]).toEqual([]);
    }
    model.script(['Twice a day.']);
    await say(panel, 'When does it come?');
    await answered(panel, 'Twice a day.');
    for (const words of [
      '(file, pages: 1)',
      'The tide comes in twice a day.',
      'Saint-Malo,"11,9 m",für Große',
      'Mai Trần',
    ])
      expect(sent()).toContain(words);
    expect(sent().split('Boots, a lamp and a friend.')).toHaveLength(5);
  });

  it.each([
    ['locked.pdf', 'protected with a password'],
    ['locked.docx', 'protected with a password'],
    ['older.doc', 'Save it as PDF, Word (.docx) or CSV'],
    ['sheet.xlsx', 'Save it as PDF, Word (.docx) or CSV'],
  ])('that cannot be read say what to do: %s', async (name, words) => {
    await attach(name);
    const told = await shown(panel, '[role="alert"]');
    expect(await told.evaluate((one) => one.textContent)).toContain(words);
    expect(await panel.$(chips)).toBeNull();
  });

  it('that are damaged or of another kind are reported', async () => {
    const pdf = await documentFile('libreoffice.pdf');
    await bring('drop', { 'half.pdf': pdf.subarray(0, 900) });
    const told = await shown(panel, '[role="alert"]');
    expect(await told.evaluate((one) => one.textContent)).toContain('half.pdf is damaged.');
    await bring('drop', { 'login.pdf': new TextEncoder().encode('<html>Sign in</html>') });
    await until('it says so', async () =>
      (await texts(panel, '[role="alert"]')).join().includes('login.pdf is not the kind of file that its name says.'),
    );
  });

  it('that unpack to too much are refused', async () => {
    await bring('drop', { 'bomb.pdf': pdfBomb(4) });
    const told = await shown(panel, '[role="alert"]');
    expect(await told.evaluate((one) => one.textContent)).toContain('bomb.pdf unpacks to more than can be read.');
    expect(await gone(panel, '.attachments')).toBe(true);
  });
});
