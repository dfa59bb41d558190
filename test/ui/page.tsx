import { cleanup, configure, type RenderResult, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import type { Message, Turn } from '@/src/contract/conversation.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { createI18n } from '@/src/i18n/index.ts';
import { Panel } from '@/src/ui/panel/index.tsx';
import { ServicesProvider } from '@/src/ui/parts/services-context.tsx';
import { type FakeServices, type FakeServicesOptions, fakeServices } from '@/test/fakes/services.ts';
import messages from '../../public/_locales/en/messages.json' with { type: 'json' };

// A busy machine may be slow; what is waited for comes all the same.
configure({ asyncUtilTimeout: 10_000 });

/** With the sentences of a tool that only these tests have. */
const known: Record<string, { message: string }> = {
  ...messages,
  close_tabs_question: { message: 'Close {n, plural, one {# tab} other {# tabs}}?' },
  close_tabs_verb: { message: 'Close {n}' },
};
export const english = createI18n((key) => known[key]?.message ?? '', 'en');

afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear();
});

/** jsdom has no layout, so nothing ever changes its size, or comes into view and leaves it. */
class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= Unmoved;
globalThis.IntersectionObserver ??= class extends Unmoved {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  takeRecords() {
    return [];
  }
};

export const local: ProviderConfig = {
  id: 'p1',
  kind: 'openai-compatible',
  name: 'Home server',
  baseUrl: 'http://localhost:1234/v1',
  model: 'qwen3-8b',
  at: 1,
};

interface Seed {
  messages?: Message[];
  turn?: Partial<Turn>;
  draft?: string;
  model?: boolean;
}

/** A world in which a conversation, and perhaps a model, is there already. */
export async function seeded({ messages = [], turn, draft = '', model }: Seed, options: FakeServicesOptions = {}) {
  const services = fakeServices(options);
  if (model) await services.providers.put(local);
  if (messages.length === 0 && !draft) return services;
  const last = messages.at(-1);
  await services.conversations.put({ id: 'chat', title: 'Trip', named: false, at: 1, updated: 1, draft });
  await services.conversations.opened('chat', services.window);
  for (const message of messages) await services.conversations.putMessage(message);
  if (!last) return services;
  const base = {
    id: last.turn,
    conversation: 'chat',
    at: 1,
    provider: 'commands',
    model: '',
    syntax: 'json-block',
    round: 1,
  };
  await services.conversations.putTurn({ ...base, state: 'done', end: { reason: 'answered' }, ...turn } as Turn);
  return services;
}

export interface Shown {
  user: UserEvent;
  page: RenderResult;
  services: FakeServices;
  box: HTMLTextAreaElement;
}

/** The panel once it has read what is stored. */
export async function showPanel(services: FakeServices): Promise<Shown> {
  const user = userEvent.setup();
  const page = render(<Panel services={services} i18n={english} />);
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  await services.settings.get();
  await screen.findByRole('log');
  return { user, page, services, box };
}

/** A part of a page, for `render` and `rerender`. */
export const within = (services: FakeServices, children: ReactNode) => (
  <ServicesProvider services={services} i18n={english}>
    {children}
  </ServicesProvider>
);

/** Lists the faults that axe finds in the page, except in colours and layout, which need a real browser. */
export async function violations(): Promise<string[]> {
  document.documentElement.lang = 'en';
  document.title = 'Outrigger';
  const { violations } = await axe.run(document.documentElement, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
