// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CommandPreview } from '@/src/contract/services.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import { succeeded } from '@/test/fakes/background.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { seeded, showPanel, violations } from '../../page.tsx';

const tab = (n: number): LiveRow => ({ kind: 'tab', id: `${n}`, title: `Tab ${n}`, url: `https://${n}.example/` });
const harbour: LiveRow = { kind: 'bookmark', id: 'b', title: 'Harbour', url: 'https://harbour.example/' };
const rows = Array.from({ length: 7 }, (_, at) => tab(at + 1));

const preview = (sentence: string): CommandPreview | null =>
  sentence === 'find tabs' ? { intent: 'tabs.find', sentence: { key: 'Find' }, exact: true, rows, total: 7 } : null;

async function panel() {
  const provider = scriptedProvider([say('Answered.'), finish()]);
  const services = await seeded(
    { model: true },
    {
      provider,
      preview,
      background: {
        run: ({ call: { name, arguments: args } }) =>
          succeeded(null, {
            view: {
              sentence: { key: '' },
              rows: name === 'find' && args.query === 'harbour' ? [harbour] : [],
              total: 1,
            },
          }),
      },
    },
  );
  await services.settings.change({
    actions: [{ id: 'u', name: 'Explain', prompt: 'Explain it', menus: [], slot: null }],
  });
  const chat = { title: 'Trip', named: true, at: 1, updated: 1, draft: '' };
  await services.conversations.put({ ...chat, id: 'trip' });
  await services.conversations.putMessage({
    id: 'm',
    conversation: 'trip',
    turn: 't',
    role: 'user',
    at: 1,
    state: 'complete',
    parts: [{ type: 'text', text: 'the ferry to the harbour leaves at nine' }],
  });
  const shown = await showPanel(services);
  await screen.findByRole('article', { name: /ferry/ });
  await shown.user.click(screen.getByRole('button', { name: 'New chat' }));
  return { ...shown, provider };
}

const line = () => document.querySelector<HTMLElement>('[data-instant]');
const list = () => screen.findByRole('listbox', { name: 'Found for what you are typing' });
const names = async () =>
  within(await list())
    .getAllByRole('option')
    .map((option) => option.querySelector('.option-title')?.textContent);
const active = (box: HTMLTextAreaElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.querySelector('.option-title')?.textContent;

it('the palette shows the results of a command, and leaves Enter to the composer until a row is active', async () => {
  const { user, box, services, provider } = await panel();
  await user.type(box, 'find tabs');
  await waitFor(async () => expect(await names()).toEqual(['Tab 1', 'Tab 2', 'Tab 3', 'Tab 4', 'Tab 5', 'Show all 7']));
  expect(active(box)).toBeUndefined();
  expect(line()?.dataset.held).toBe('false');
  expect(await violations()).toEqual([]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active(box)).toBe('Tab 2');
  expect(line()?.dataset.held).toBe('true');
  expect(box.getAttribute('aria-controls')).toBe((await list()).id);
  await user.keyboard('{Control>}{Enter}{/Control}{ArrowUp}{Enter}');
  expect(services.done.opened).toEqual([
    { row: rows[1], background: true },
    { row: rows[0], background: false },
  ]);
  expect(box.value).toBe('find tabs');
  expect(provider.requests).toEqual([]);
  await user.keyboard('{Enter}');
  await screen.findByRole('article', { name: /Answered/ });
  expect(services.done.connections.map(({ id }) => id)).toEqual(['commands']);
});

it('the palette reports a tab that is already open when it should open in the background', async () => {
  const { user, box, services } = await panel();
  services.openRow = async () => 'open-already';
  await user.type(box, 'find tabs');
  await list();
  await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Tab 1 is open already'));
});

it('arrows at either end, Escape and the next letter leave the rows of the palette', async () => {
  const { user, box } = await panel();
  await user.type(box, 'find tabs');
  await list();
  await user.keyboard('{ArrowUp}');
  expect(active(box)).toBe('Show all 7');
  await user.keyboard('{ArrowDown}');
  expect(active(box)).toBeUndefined();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(active(box)).toBeUndefined();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(active(box)).toBeUndefined();
  await user.keyboard('{ArrowDown}{Home}');
  expect(active(box)).toBeUndefined();
  await user.keyboard('{End}{ArrowDown}s');
  expect(active(box)).toBeUndefined();
  expect(box.value).toBe('find tabss');
});

it('Escape closes the palette before anything else, until the next letter', async () => {
  const { user, box } = await panel();
  let passed = 0;
  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) passed += 1;
  });
  await user.type(box, 'find tabs');
  await list();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(passed).toBe(0);
  await user.keyboard('{Escape}');
  expect(passed).toBe(1);
  await user.keyboard('s{Backspace}');
  await list();
});

it('arrow keys stay in the text of the composer while the caret can move', async () => {
  const { user, box } = await panel();
  await user.type(box, 'find tabs');
  await list();
  box.setSelectionRange(3, 3);
  await user.keyboard('{ArrowDown}');
  expect(active(box)).toBeUndefined();
  await user.type(box, '{Shift>}{Enter}{/Shift}');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('the palette shows the other rows, and selects rows for the next command', async () => {
  const { user, box, services } = await panel();
  const asked: unknown[] = [];
  const known = await services.commands();
  services.commands = async () => ({
    ...known,
    preview: async (sentence, { selected }) => {
      asked.push(selected);
      return preview(sentence);
    },
  });
  await user.type(box, 'find tabs');
  await list();
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(async () => expect(await names()).toHaveLength(7));
  expect(active(box)).toBe('Tab 5');
  await user.keyboard('{ArrowDown} ');
  expect(box.value).toBe('find tabs');
  expect(await screen.findByText('1 row selected', { exact: false })).toBeTruthy();
  expect(within(await list()).getByRole('option', { checked: true }).textContent).toContain('Tab 6');
  await waitFor(() => expect(asked.at(-1)).toEqual([rows[5]]));
});

it('the palette finds a custom action, and runs it with the rest of the text', async () => {
  const { user, box, provider } = await panel();
  await user.type(box, 'explain why the sky is blue');
  await waitFor(async () => expect(await names()).toEqual(['Explain']));
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('article', { name: /Answered/ });
  expect(provider.requests[0]!.messages.at(-1)!.text).toBe('Explain it\n\nwhy the sky is blue');
  expect(box.value).toBe('');
});

it('the palette runs a custom action with the current text, although its row is older', async () => {
  const { user, box, provider } = await panel();
  await user.type(box, 'explain');
  await waitFor(async () => expect(await names()).toEqual(['Explain']));
  fireEvent.change(box, { target: { value: 'explain the tides' } });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Enter' });
  await screen.findByRole('article', { name: /Answered/ });
  expect(provider.requests[0]!.messages.at(-1)!.text).toBe('Explain it\n\nthe tides');
});

it('a paste is passed to an action as text of others', async () => {
  const { user, box, services } = await panel();
  await user.type(box, 'explain ');
  await user.paste('x'.repeat(90));
  await user.keyboard('{ArrowDown}');
  await waitFor(async () => expect(await names()).toEqual(['Explain']));
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('article', { name: /Answered/ });
  const chat = await services.conversations.latest(7);
  const [message] = await services.conversations.messages(chat!.id);
  expect(message?.pasted).toEqual(['x'.repeat(90)]);
});

it('the palette finds bookmarks and chats by their words, and opens the chat', async () => {
  const { user, box, services } = await panel();
  await user.type(box, 'harbour');
  await waitFor(async () => expect(await names()).toEqual(['Harbour', 'Trip']));
  expect(services.background.of('run').every(({ context }) => context.peek)).toBe(true);
  expect((await list()).textContent).toContain('the ferry to the harbour');
  await waitFor(async () => expect((await services.conversations.latest(7))?.draft).toBe('harbour'));
  await user.keyboard('{ArrowUp}{Enter}');
  await screen.findByRole('article', { name: /ferry/ });
  expect(box.value).toBe('');
  await waitFor(async () => expect((await services.conversations.list()).map(({ title }) => title)).toEqual(['Trip']));
});

it('the palette opens a row by a click, without taking the focus', async () => {
  const { user, box, services } = await panel();
  await user.type(box, 'harbour');
  const option = await waitFor(async () => within(await list()).getByRole('option', { name: /Harbour/ }));
  expect(fireEvent.mouseDown(option)).toBe(false);
  await user.click(option);
  expect(services.done.opened).toEqual([{ row: harbour, background: false }]);
  expect(document.activeElement).toBe(box);
});

it('the palette drops results for an earlier text', async () => {
  const { user, box, services } = await panel();
  const late = Promise.withResolvers<void>();
  const ask = services.ask;
  let held = 0;
  services.ask = async (name, payload) => {
    if (name === 'run') held += 1;
    if (name === 'run' && held === 1) await late.promise;
    return ask(name, payload);
  };
  await user.type(box, 'harbour');
  await waitFor(() => expect(held).toBe(1));
  await user.type(box, ' master');
  await waitFor(() => expect(held).toBe(2));
  late.resolve();
  await late.promise;
  expect(screen.queryByRole('option', { name: /Harbour/ })).toBeNull();
});
