// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { completionAt, withoutSign } from '@/src/ui/panel/composer/completion-at-cursor.ts';
import { succeeded } from '@/test/fakes/background.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { seeded, showPanel, violations } from '../page.tsx';

const rust = { id: 4, title: 'Rust book', url: 'https://rust.example/book' };

async function panel(page: object = { text: 'x'.repeat(400) }) {
  const provider = scriptedProvider([say('Answered.'), finish()]);
  const services = await seeded(
    { model: true },
    {
      provider,
      background: {
        run: ({ call: { name, arguments: args } }) => {
          if (name === 'get_current_tab') return succeeded(rust);
          if (name === 'list_tabs') return succeeded({ items: !args.query || args.query === 'rust' ? [rust] : [] });
          if (name === 'read_page') return succeeded({ pages: [page] });
          if (name === 'list_tags') return succeeded({ items: [{ title: 'rust' }] });
          return succeeded({ items: [] });
        },
      },
    },
  );
  await services.settings.change({
    actions: [{ id: 'u', name: 'Explain', prompt: 'Explain {{page}}', menus: [], slot: null }],
  });
  return { ...(await showPanel(services)), provider };
}

/** Without what stands for a page's icon. */
const wordsIn = (option: HTMLElement) =>
  [...option.children].map((part) => (part.ariaHidden ? '' : part.textContent)).join('');

const options = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => wordsIn(option));

describe('the active completion', () => {
  it('is an action only at the start of the message', () => {
    expect(completionAt('/sum', 4)).toEqual({ sign: '/', query: 'sum', start: 0, end: 4 });
    expect(completionAt('and/or', 6)).toBeNull();
    expect(completionAt('//', 2)).toBeNull();
    expect(completionAt('/usr/bin', 8)).toBeNull();
  });

  it('is a thing at the start of any word, and not in an e-mail address', () => {
    expect(completionAt('see @ru and more', 7)).toEqual({ sign: '@', query: 'ru', start: 4, end: 7 });
    expect(completionAt('me@example.com', 14)).toBeNull();
  });

  it('does not change the rest of the draft', () => {
    expect(withoutSign('see @ru and more', { sign: '@', query: 'ru', start: 4, end: 7 })).toBe('see and more');
  });
});

describe('/', () => {
  it('lists actions, custom ones first, and runs the picked one', async () => {
    const { user, box, provider } = await panel();
    await user.type(box, '/');
    expect(await options()).toEqual([
      'Your actionExplainExplain {{page}}',
      'Summarize this page',
      'Explain this page in plain words',
      'Translate this page into English',
      'Tag this page',
      'Ask about the selection',
      'Instructions for this chat',
      'All commands',
    ]);
    await user.type(box, 'expl');
    await waitFor(async () => expect(await options()).toHaveLength(2));
    expect(await violations()).toEqual([]);
    await user.keyboard('{Enter}');
    await screen.findByRole('article', { name: /Answered/ });
    expect(provider.requests[0]!.messages.at(-1)!.text).toContain('Explain the attached page');
    expect(provider.requests[0]!.messages.at(-1)!.text).toContain('xxxx');
    expect(box.value).toBe('');
  });

  it('closes on Escape and leaves the draft', async () => {
    const { user, box } = await panel();
    await user.type(box, '/sum');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box.value).toBe('/sum');
  });
});

describe('@', () => {
  it('finds tabs and tags, and attaches the picked one with its size', async () => {
    const { user, box, provider } = await panel();
    await user.type(box, 'what says @rust');
    await waitFor(async () => expect(await options()).toEqual(['TabRust bookrust.example/book', 'Tag#rust']));
    expect(box.getAttribute('aria-activedescendant')).toBe(
      within(screen.getByRole('listbox')).getAllByRole('option')[0]!.id,
    );
    await user.keyboard('{ArrowDown}{ArrowUp}{Tab}');
    const chips = within(await screen.findByRole('list', { name: 'Attached' }));
    expect(chips.getByRole('listitem').textContent).toBe('PageRust book≈110 tokens');
    expect(box.value).toBe('what says ');
    expect(await violations()).toEqual([]);
    await user.type(box, 'it?{Enter}');
    await screen.findByRole('article', { name: /Answered/ });
    expect(provider.requests[0]!.messages.at(-1)!.text).toContain('https://rust.example/book');
    expect(screen.getByRole('article', { name: /You/ }).textContent).toContain('Rust book');
  });

  it.each([
    ['first part, ≈110 tokens', { text: 'x'.repeat(400), length: 900, next: '400' }],
    ['title only, ≈10 tokens', { refused: 'It is asleep.' }],
  ])('says on the chip and on the message what of a page goes along: %s', async (words, page) => {
    const { user, box } = await panel(page);
    await user.type(box, '@this');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    const chips = within(await screen.findByRole('list', { name: 'Attached' }));
    expect(chips.getByRole('listitem').textContent).toBe(`PageRust book${words}`);
    expect(await violations()).toEqual([]);
    await user.type(box, 'what is it?{Enter}');
    await screen.findByRole('article', { name: /Answered/ });
    expect(screen.getByRole('article', { name: /You/ }).textContent).toContain(words);
  });

  it('reports an empty selection', async () => {
    const { user, box } = await panel();
    await user.type(box, '@selec');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    const told = 'Nothing is selected on this page. Select some text and ask again.';
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(told));
    expect(screen.queryByRole('list', { name: 'Attached' })).toBeNull();
  });

  it('can be removed again', async () => {
    const { user, box } = await panel();
    await user.type(box, '@this');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remove Rust book' }));
    expect(screen.queryByRole('list', { name: 'Attached' })).toBeNull();
  });
});
