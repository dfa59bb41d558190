import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { Options } from '@/src/ui/options/index.tsx';
import { type FakeServices, type FakeServicesOptions, fakeServices } from '@/test/fakes/services.ts';
import { english } from '../page.tsx';
import { kinds, presets } from './samples.ts';

afterEach(cleanup);

export function optionsServices(options: FakeServicesOptions = {}): FakeServices {
  const services = fakeServices(options);
  services.kinds = [...kinds];
  services.presets = presets;
  return services;
}

/** The options page at one of its pages, once that has been read. */
export async function openPage(services: FakeServices, page: string, name: string) {
  window.location.hash = page;
  const user = userEvent.setup();
  render(<Options services={services} i18n={english} version="1.2.3" browser="chromium" />);
  await screen.findByRole('heading', { level: 1, name });
  return user;
}

/** Colours are judged in real browsers: jsdom draws nothing. */
export async function expectNoViolations(): Promise<void> {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).toEqual([]);
}

export const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
