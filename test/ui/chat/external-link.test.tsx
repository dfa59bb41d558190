// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPanelStore } from '@/src/ui/chat/index.tsx';
import Markdown from '@/src/ui/chat/markdown.tsx';
import { PanelProvider } from '@/src/ui/chat/panel-context.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { within } from '../page.tsx';

const hostShown = (source: string) => {
  const services = fakeServices();
  const panel = <PanelProvider panel={createPanelStore(services)}>{<Markdown source={source} />}</PanelProvider>;
  return render(within(services, panel)).container.querySelector('.link-host')?.textContent;
};

it.each([
  '[the notes](https://evil.example/x)',
  '[https://bank.example/?to=evil.example](https://evil.example/x)',
  '[https://bank.example@evil.example/](https://evil.example/x)',
  '[bank.example evil.example](https://evil.example/x)',
])('a link whose words are no address on its host shows it: %s', (source) => {
  expect(hostShown(source)).toBe('evil.example');
});

it.each(['<https://notes.example/x>', '[notes.example](https://notes.example/x)'])(
  'a link that is its own address needs no other: %s',
  (source) => {
    expect(hostShown(source)).toBeUndefined();
  },
);
