import { describe, expect, it, vi } from 'vitest';
import german from '../../../public/_locales/de/messages.json' with { type: 'json' };
import vietnamese from '../../../public/_locales/vi/messages.json' with { type: 'json' };
import chinese from '../../../public/_locales/zh_CN/messages.json' with { type: 'json' };
import { elsewhere, until } from '../harness/driver.ts';
import { misfits, narrowed } from '../harness/fit.ts';
import { openTabs, tabUrls } from '../harness/library.ts';
import { withModel } from '../harness/model.ts';
import { answered, choose, press, pressShown, shown, texts } from '../harness/panel.ts';
import { world } from '../harness/start.ts';
import { pagesOfTheirOwn, type Screen, type Stage, withModelAnswers, withoutModel } from '../harness/tour.ts';

// A tour has many screens, and the machine may be a slow one.
vi.setConfig({ testTimeout: 240_000 });

/** Texts of a suggestion, of its question, while the question waits, and after its work is done. */
interface Said {
  lang: string;
  suggests: string;
  asks: string;
  waits: string;
  closed: string;
}

describe('German', () => {
  const its = world({}, { language: { code: 'de', direction: 'ltr', messages: german } });
  const model = withModel(its, elsewhere);

  it.each([
    ['the welcome page and the options', () => pagesOfTheirOwn(its)],
    ['the panel without an answer of a model', () => withoutModel(its, ['/harbour', '/ferry', '/harbour'])],
    ['the panel with a model', () => withModelAnswers(its, model)],
  ] as const)('has long words, and they fit: %s', async (_, tour) => {
    expect(await faultsOf(tour())).toEqual([]);
  });

  it('is used from a suggestion to closed tabs', async () => {
    const said = {
      lang: 'de',
      suggests: 'doppelt',
      asks: '1 doppelten Tab schließen?',
      waits: 'Wartet auf Sie: 1 doppelten Tab schließen?',
      closed: '1 Tab geschlossen',
    };
    expect(await faultsOf(closingDuplicates(its, said))).toEqual([]);
  });
});

describe.each([
  [
    'Vietnamese',
    { code: 'vi', messages: vietnamese },
    {
      lang: 'vi',
      suggests: 'thẻ trùng',
      asks: 'Đóng 1 thẻ trùng?',
      waits: 'Đang chờ bạn: đóng 1 thẻ trùng?',
      closed: 'Đã đóng 1 thẻ',
    },
  ],
  [
    'Chinese',
    { code: 'zh_CN', messages: chinese },
    {
      lang: 'zh-CN',
      suggests: '个重复',
      asks: '关闭 1 个重复标签页？',
      waits: '等你决定：关闭 1 个重复标签页？',
      closed: '已关闭 1 个标签页',
    },
  ],
] as const)('%s', (_, language, said) => {
  const its = world({}, { language: { ...language, direction: 'ltr' } });

  it('is used from a suggestion to closed tabs, and in the options, and fits', async () => {
    expect(await faultsOf(closingDuplicates(its, said))).toEqual([]);
    expect(await faultsOf(firstOptions(its))).toEqual([]);
  });
});

async function* closingDuplicates({ driver, site }: Stage, said: Said): AsyncGenerator<Screen> {
  const before = (await tabUrls(driver)).length;
  await openTabs(driver, [site.url('/a'), site.url('/a'), site.url('/b')]);
  const page = await driver.openPanel();
  await page.bringToFront();
  await press(page, 'New chat');
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    said.lang,
    'ltr',
  ]);
  const button = `::-p-xpath(//button[contains(., "${said.suggests}")])`;
  await until('the duplicates', () => page.$(button));
  yield { name: 'empty', page };
  await pressShown(page, button);
  await shown(page, '[data-confirm="close_tabs"]');
  expect(await texts(page, '[data-confirm] h2')).toEqual([said.asks]);
  // A message from elsewhere may still be there, to be read aloud.
  await until('what it waits for', async () => (await texts(page, '.status-line')).join() === said.waits);
  yield { name: 'confirmation', page };
  await choose(page, 'allow');
  await until('one copy to go', async () => (await tabUrls(driver)).length === before + 2);
  await answered(page, said.closed);
}

async function* firstOptions({ driver }: Stage): AsyncGenerator<Screen> {
  const page = await driver.openPage('options.html');
  await shown(page, 'main[data-page]');
  yield { name: 'options', page };
  await page.close();
}

async function faultsOf(tour: AsyncGenerator<Screen>): Promise<string[]> {
  const faults: string[] = [];
  for await (const { name, page } of tour) {
    await narrowed(page);
    const keys = (await page.evaluate(() => document.body.innerText)).match(/[a-z0-9]+(_[a-z0-9]+)+/g) ?? [];
    const bare = keys.filter((key) => key in german).map((key) => `no words for ${key}`);
    const found = [...bare, ...(await misfits(page)), ...(await page.evaluate(cut))];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

/** Runs in the page. Buttons and names of ours that do not show all of their words. */
function cut(): string[] {
  return [...document.querySelectorAll('button .one-line, h1, h2, h3, label, legend')]
    .filter((box) => box.checkVisibility() && !box.querySelector('bdi') && !box.matches('bdi, .unseen'))
    .filter((box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== 'inline')
    .map((box) => `cut: "${box.textContent}" ${box.scrollWidth} px in ${box.clientWidth} px`);
}
