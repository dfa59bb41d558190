// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackgroundGone } from '@/src/contract/services.ts';
import { PanelProvider } from '@/src/ui/panel/actions/panel-context.tsx';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import Markdown from '@/src/ui/panel/markdown/markdown.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { within } from '../page.tsx';
import { said } from '../samples.ts';

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

it.each([
  ['at once where the user wrote it', () => [], true],
  ['after it was shown whole where a file says that the user wrote it', () => ['m'], false],
  [
    'after it was shown whole where nobody can tell who wrote it',
    () => {
      throw new BackgroundGone();
    },
    false,
  ],
])('opens %s', async (_, ids, opened) => {
  const href = 'https://evil.example/?q=1';
  const services = fakeServices({ background: { importedMessages: () => ({ ids: ids() }) } });
  const panel = createPanelStore(services);
  panel.store.setState({ messages: [said(`See ${href}`, { id: 'm' })] });
  const { getByRole, findByRole } = render(
    within(services, <PanelProvider panel={panel}>{<Markdown source={`[it](${href})`} />}</PanelProvider>),
  );
  fireEvent.click(getByRole('link'));
  if (opened) await vi.waitFor(() => expect(services.done.links).toEqual([href]));
  else expect(await findByRole('button')).toBeDefined();
});
