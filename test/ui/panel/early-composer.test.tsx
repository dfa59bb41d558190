// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { createI18n } from '@/src/i18n/index.ts';
import { beginEarlyComposer } from '@/src/ui/panel/composer/early-composer.ts';
import { Panel } from '@/src/ui/panel/index.tsx';
import { english, seeded } from '../page.tsx';

beforeEach(() => localStorage.clear());

/** The document of the panel as it comes, before the panel itself. */
function earlyBox(): HTMLTextAreaElement {
  document.body.innerHTML = '<div id="early-composer"><textarea></textarea></div>';
  beginEarlyComposer('Message');
  return document.querySelector('textarea')!;
}
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const isThere = () => document.querySelector('#early-composer') !== null;

it('the early box passes on text, caret and focus', async () => {
  const early = earlyBox();
  expect(document.activeElement).toBe(early);
  await userEvent.type(early, 'reef early');
  early.setSelectionRange(4, 4);
  render(<Panel services={await seeded({})} i18n={english} />);
  const its = await box();
  expect(isThere()).toBe(false);
  await waitFor(() => expect(its.value).toBe('reef early'));
  expect(document.activeElement).toBe(its);
  expect(its.selectionStart).toBe(4);
});

it('the early box has the label of the message box, in the language of the last panel', async () => {
  expect(earlyBox()).toBe(screen.getByRole('textbox', { name: 'Message' }));
  const german = createI18n((key) => (key === 'ui_message' ? 'Nachricht' : ''), 'de');
  const { unmount } = render(<Panel services={await seeded({})} i18n={german} />);
  await screen.findByRole('textbox', { name: 'Nachricht' });
  unmount();
  expect(earlyBox()).toBe(screen.getByRole('textbox', { name: 'Nachricht' }));
});

it('the early box waits for the end of a composition', async () => {
  const early = earlyBox();
  fireEvent.compositionStart(early);
  early.value = 'n';
  render(<Panel services={await seeded({})} i18n={english} />);
  const its = await waitFor(
    () => document.querySelector<HTMLTextAreaElement>('.panel-foot textarea:not(#early-composer *)')!,
  );
  expect(isThere()).toBe(true);
  expect(document.activeElement).toBe(early);
  early.value = '你';
  act(() => void fireEvent.compositionEnd(early));
  await waitFor(() => expect(isThere()).toBe(false));
  expect(its.value).toBe('你');
  expect(document.activeElement).toBe(its);
});

it('text in the early box that was changed after Enter is not sent', async () => {
  const early = earlyBox();
  await userEvent.type(early, 'hello{Enter}x');
  const services = await seeded({ model: true });
  render(<Panel services={services} i18n={english} />);
  const its = await box();
  await waitFor(() => expect(its.value).toBe('hellox'));
  await screen.findByRole('button', { name: 'Send' });
  expect(screen.queryByRole('article')).toBeNull();
  expect(its.value).toBe('hellox');
});

it('the early box has the last theme', () => {
  localStorage.setItem('theme', 'dark');
  earlyBox();
  expect(document.documentElement.dataset.theme).toBe('dark');
});
