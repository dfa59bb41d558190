// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RunAnswer } from '@/src/contract/run.ts';
import type { CommandPreview } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import { recipientOf } from '@/src/ui/panel/state/recipient.ts';
import { succeeded } from '@/test/fakes/background.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { local, seeded, showPanel, violations } from '../page.tsx';

const preview = (sentence: string): CommandPreview | null =>
  sentence.includes('close')
    ? {
        intent: 'tabs.close-duplicates',
        sentence: { key: 'Close 9 duplicate tabs in 2 windows' },
        exact: sentence === 'close duplicates',
        rows: [],
        total: 0,
      }
    : null;

async function composer({ model }: { model: boolean }) {
  const provider = scriptedProvider([say('Answered.'), finish()]);
  const services = await seeded({ model }, { provider, preview });
  const shown = await showPanel(services);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Model' });
  await waitFor(() => expect(select.value).toBe(model ? local.id : 'commands'));
  const to = async () => {
    await screen.findByRole('article', { name: /Answered/ });
    return services.done.connections.map(({ id }) => id);
  };
  return { ...shown, to };
}

it('asks for access to the site of a page, and says that otherwise only its title is sent', async () => {
  const tab = { id: 3, url: 'https://tides.example/', title: 'Tides' };
  const why = text('gate_permission_site', { site: 'tides.example' });
  let read: RunAnswer = { kind: 'permission', permission: 'https://tides.example/*', ticket: 't', reason: why };
  const services = await seeded(
    {},
    {
      background: {
        run: ({ call }) => (call.name === 'read_page' ? read : succeeded(tab)),
        deny() {
          read = succeeded(null, { declined: true });
          services.changes.tell({ table: 'tickets' });
          return read;
        },
      },
    },
  );
  const { user, box } = await showPanel(services);
  await user.type(box, '@');
  await user.click(await screen.findByRole('option', { name: /This page/ }));
  const bar = await screen.findByRole('region', { name: 'Permission' });
  expect(bar.textContent).toContain('your browser’s permission for tides.example');
  expect(screen.getByRole('status').textContent).toMatch(/^Waiting for you: /);
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  const told = /^Outrigger was not allowed to read Tides\. Ask again and allow it/;
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(told));
  expect(screen.getByRole('list', { name: 'Attached' }).textContent).toContain('title only');
  expect(screen.queryByRole('region', { name: 'Permission' })).toBeNull();
});

it('leaves Ctrl+Z to the browser if there is no action to undo', async () => {
  const { box } = await composer({ model: false });
  expect(fireEvent.keyDown(box, { key: 'z', ctrlKey: true })).toBe(true);
});

const line = () => document.querySelector<HTMLElement>('[data-instant]');

describe('the instant line', () => {
  it('shows what would run, with its count, and the key for it', async () => {
    const { user, box } = await composer({ model: true });
    await user.type(box, 'close duplicates');
    // Slow typing shows the line of the first words, too.
    await waitFor(() => expect(line()?.dataset.exact).toBe('true'));
    expect(line()?.textContent).toMatch(/^↵Close 9 duplicate tabs in 2 windows/);
    expect(line()?.textContent).toContain('Ctrl ↵Ask qwen3-8b');
    expect(box.getAttribute('aria-describedby')).toBe(line()?.id);
    await user.type(box, ', will you');
    await waitFor(() => expect(line()?.textContent).toContain('Ctrl ↵Close 9'));
    await user.clear(box);
    expect(line()).toBeNull();
  });

  it('counts again when the user returns to the panel, and after changes elsewhere', async () => {
    const { user, box, services } = await composer({ model: true });
    const known = await services.commands();
    let count = 9;
    services.commands = async () => ({
      ...known,
      preview: async () => ({ ...preview('close duplicates')!, sentence: { key: `Close ${count} tabs` } }),
    });
    const says = (n: number) => waitFor(() => expect(line()?.textContent).toContain(`Close ${n} tabs`));
    await user.type(box, 'close duplicates');
    await says(9);
    count = 7;
    fireEvent.focus(window);
    await says(7);
    count = 5;
    services.changes.tell({ table: 'journal' });
    await says(5);
  });

  it('follows tabs and bookmarks while it is shown, one query at a time, to the last change', async () => {
    const { user, box, services } = await composer({ model: true });
    const known = await services.commands();
    const changed = () => {
      for (const tell of services.libraryWatchers) tell();
    };
    let count = 300;
    let looking = 0;
    let most = 0;
    let looks = 0;
    services.commands = async () => ({
      ...known,
      async preview() {
        looks += 1;
        most = Math.max(most, ++looking);
        const seen = count;
        await new Promise((resolve) => setTimeout(resolve));
        looking -= 1;
        return { ...preview('close duplicates')!, sentence: { key: `Close ${seen} tabs` } };
      },
    });
    const others = services.libraryWatchers.size;
    await user.type(box, 'close duplicates');
    await waitFor(() => expect(line()?.textContent).toContain('Close 300 tabs'));
    const before = looks;
    while (count > 0) {
      count -= 1;
      changed();
    }
    await waitFor(() => expect(line()?.textContent).toContain('Close 0 tabs'));
    expect(looks - before).toBeLessThan(5);
    expect(most).toBe(1);
    expect(services.libraryWatchers.size).toBe(others + 1);
    await user.clear(box);
    expect(services.libraryWatchers.size).toBe(others);
  });

  it('is awaited by a quick Enter, and text typed meanwhile is not part of the message', async () => {
    const { user, box, services } = await composer({ model: true });
    const known = await services.commands();
    const looking = Promise.withResolvers<CommandPreview | null>();
    services.commands = async () => ({ ...known, preview: () => looking.promise });
    await user.type(box, 'what is love{Enter}and why');
    looking.resolve(null);
    await screen.findByRole('article', { name: 'You: what is love' });
    await screen.findByRole('article', { name: /Answered/ });
    expect(box.value).toBe('and why');
  });

  it('drops a late answer', async () => {
    const { box, services } = await composer({ model: false });
    const late = Promise.withResolvers<CommandPreview | null>();
    const asked: string[] = [];
    const known = await services.commands();
    services.commands = async () => ({
      ...known,
      preview: (sentence) => {
        asked.push(sentence);
        return sentence === 'close' ? late.promise : Promise.resolve(null);
      },
    });
    fireEvent.change(box, { target: { value: 'close' } });
    await waitFor(() => expect(asked).toEqual(['close']));
    fireEvent.change(box, { target: { value: 'close x' } });
    await waitFor(() => expect(asked).toEqual(['close', 'close x']));
    late.resolve(preview('close'));
    await late.promise;
    expect(line()).toBeNull();
  });

  it.each([
    [true, true, false, 'command'],
    [true, true, true, 'model'],
    [false, true, false, 'model'],
    [false, true, true, 'command'],
    [true, false, false, 'command'],
    [false, false, true, 'command'],
  ] as const)('exact %s, model %s, Ctrl %s: to the %s', (exact, hasModel, other, expected) => {
    const found = { intent: 'x', sentence: { key: 'x' }, exact, rows: [], total: 0 };
    expect(recipientOf(found, hasModel, other)).toBe(expected);
  });
});

describe('Enter', () => {
  it('runs the command if the sentence is exactly one, however quickly it is typed', async () => {
    const { user, box, to } = await composer({ model: true });
    await user.click(box);
    fireEvent.change(box, { target: { value: 'close duplicates' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(await to()).toEqual(['commands']);
  });

  it('asks the model otherwise', async () => {
    const { user, box, to } = await composer({ model: true });
    await user.type(box, 'close whatever is boring{Enter}');
    expect(await to()).toEqual([local.id]);
  });

  it('chooses the other recipient with Ctrl', async () => {
    const { user, box, to } = await composer({ model: true });
    await user.type(box, 'close duplicates{Control>}{Enter}{/Control}');
    expect(await to()).toEqual([local.id]);
  });

  it('always runs the command if there is no model', async () => {
    const { user, box, to } = await composer({ model: false });
    await user.type(box, 'what is love{Control>}{Enter}{/Control}');
    expect(await to()).toEqual(['commands']);
  });

  it('breaks the line with Shift, and ends a composition without sending', async () => {
    const { user, box } = await composer({ model: false });
    await user.type(box, 'one{Shift>}{Enter}{/Shift}two');
    expect(box.value).toBe('one\ntwo');
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    expect(box.value).toBe('one\ntwo');
  });

  it('does the same as "Send"', async () => {
    const { user, box, to } = await composer({ model: true });
    await user.type(box, 'close duplicates');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await to()).toEqual(['commands']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });
});

it('sends the page in front, and the pages that the user typed', async () => {
  const { user, box, to, services } = await composer({ model: false });
  services.pageInFront = async () => 'https://example.com/front';
  await user.type(box, 'compare with https://example.org/a{Enter}');
  await to();
  const stored = await services.conversations.latest(7);
  const [message] = await services.conversations.messages(stored!.id);
  expect(message?.named).toEqual(['https://example.com/front', 'https://example.org/a']);
});
