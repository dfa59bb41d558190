// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Welcome } from '@/src/ui/welcome/index.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { english, violations } from '../page.tsx';

afterEach(cleanup);

function show(browser: 'chromium' | 'firefox') {
  const done: string[] = [];
  const openPanel = () => void done.push('opened');
  render(<Welcome services={fakeServices()} i18n={english} browser={browser} openPanel={openPanel} />);
  return done;
}

it('opens the panel synchronously in the click', async () => {
  const done = show('chromium');
  document.addEventListener('click', () => done.push('over'), { once: true });
  await userEvent.click(screen.getByRole('button', { name: 'Open Outrigger' }));
  expect(done).toEqual(['opened', 'over']);
});

it('makes three promises, without further words', () => {
  show('chromium');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(document.body.textContent).not.toMatch(/provider|syntax/i);
});

it('shows how to pin it in each browser', () => {
  show('chromium');
  const chromium = document.body.textContent;
  cleanup();
  show('firefox');
  expect(document.body.textContent).toContain('Pin to Toolbar');
  expect(chromium).not.toContain('Pin to Toolbar');
});

it('has no accessibility violations', async () => {
  show('chromium');
  expect(await violations()).toEqual([]);
});
