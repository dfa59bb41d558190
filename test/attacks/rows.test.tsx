// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Confirmation } from '@/src/ui/confirm/confirmation.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { within as inWorld } from '@/test/ui/page.tsx';
import { home } from './home.ts';
import { household } from './household.ts';

/** The row of a tab of this title as the dialog shows it before the tab is closed. */
async function rowOf(title: string, url = 'https://xn--bnk-6cd.test/account') {
  const library = home();
  Object.assign(library.tabs[1]!, { title, url });
  const house = await household(library);
  const close = { name: 'close_tabs', arguments: { tab_ids: [2] } };
  await house.say({ text: 'Close my account', rounds: [[{ name: 'list_tabs' }], [close]] }, 'silent');
  const { preview, ticket } = house.asked[0]!;
  render(
    inWorld(
      fakeServices(),
      <Confirmation ticket={ticket} preview={preview} onAllow={() => undefined} onDeny={() => undefined} />,
    ),
  );
  const row = document.querySelector<HTMLElement>('[data-row]')!;
  const shown = {
    title: row.querySelector('.plan-row-title')!.textContent,
    address: row.querySelector('.plan-row-address')?.textContent,
    box: screen.getByRole('checkbox').getAttribute('aria-label'),
  };
  cleanup();
  return shown;
}

describe('a host in a title in which scripts mix', () => {
  it.each([
    ['alone', 'b\u0430nk.test', 'xn--bnk-6cd.test'],
    ['in an address', 'https://b\u0430nk.test/login', 'https://xn--bnk-6cd.test/login'],
    ['in a sentence', 'Welcome to b\u0430nk.test!', 'Welcome to xn--bnk-6cd.test!'],
    ['with an ending that is Latin', '\u0430\u0440\u0440\u04cf\u0435.com: sign in', 'xn--80ak6aa92e.com: sign in'],
    ['with a dot of another script', 'b\u0430nk\u3002test', 'xn--bnk-6cd.test'],
    ['with letters that nobody sees', 'b\u200b\u0430n\u00adk.test', 'xn--bnk-6cd.test'],
  ])('%s is shown like the address below it', async (_case, title, shown) => {
    expect(await rowOf(title)).toEqual({ title: shown, address: 'xn--bnk-6cd.test/account', box: shown });
  });

  it.each([
    'Новости. Главное за день',
    'пример.рф',
    '你好。世界',
    'Café.com',
    'Version 2.0 für Ärzte',
    'Ärzte ohne Grenzen e.V.',
  ])('is not reported for a title without one: %s', async (title) => {
    expect((await rowOf(title)).title).toBe(title);
  });
});

describe('a title that draws nothing', () => {
  const blanks = [
    '',
    ' \u00a0\u2003',
    '\u3164',
    '\u3164'.repeat(40),
    '\u2800\u2800',
    '\u115f\u1160',
    '\uffa0',
    '\u00ad\u200b\u2060',
    '\u{e0062}\u{e0061}\u{e007f}',
    '\ufe0f\ufe0e',
    '\u{e0100}',
    '\u034f\u17b4\u180e',
    '\u202e\u2066',
    '\u0301\u0302',
  ];
  const names = blanks.map(
    (blank) =>
      [
        JSON.stringify(blank).replace(/[^\x20-\x7e]/gu, (char) => `U+${char.codePointAt(0)!.toString(16)}`),
        blank,
      ] as const,
  );

  it.each(names)('is replaced by the host: %s', async (_name, blank) => {
    expect(await rowOf(blank)).toMatchObject({ title: 'xn--bnk-6cd.test', box: 'xn--bnk-6cd.test' });
  });

  it.each(names)('is replaced by words if there is no host: %s', async (_name, blank) => {
    expect(await rowOf(blank, 'about:blank')).toMatchObject({ title: '(no visible title)' });
  });
});
