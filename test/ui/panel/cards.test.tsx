// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallPart, Part } from '@/src/contract/conversation.ts';
import type { BackgroundHandlers } from '@/src/contract/messages.ts';
import type { LiveRow, UndoOutcome } from '@/src/contract/tool.ts';
import { succeeded } from '@/test/fakes/background.ts';
import type { FakeServicesOptions } from '@/test/fakes/services.ts';
import { anyText } from '../../fakes/any-text.ts';
import { entry } from '../journal-entry.ts';
import { seeded, showPanel, violations } from '../page.tsx';
import { answered, called, closed, said } from '../samples.ts';

async function showing(parts: Part[], options: FakeServicesOptions = {}) {
  const shown = await showPanel(await seeded({ messages: [said('tabs'), answered(parts)] }, options));
  await screen.findByRole('article', { name: /^Assistant/ });
  return shown;
}

const card = (name: string) => document.querySelector<HTMLElement>(`[data-call="${name}"]`)!;

describe('a tool call', () => {
  it('is a group with its sentence, state and time', async () => {
    await showing([called()]);
    expect(screen.getByRole('group', { name: 'Looked through 7 tabs' })).toBe(card('list_tabs'));
    expect(card('list_tabs').dataset.state).toBe('done');
    expect(card('list_tabs').textContent).toContain('0.4s');
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['waiting', 'Waiting for you: list tabs'],
    ['declined', 'You declined: list tabs'],
    ['stopped', 'Stopped: list tabs'],
  ] as const)('has the state %s in words', async (state, sentence) => {
    const { view: _, result: __, ...part } = called();
    await showing([{ ...part, state }]);
    expect(screen.getByRole('group', { name: sentence }).dataset.state).toBe(state);
  });

  it('expands to arguments and result, and to the JSON below', async () => {
    const { user } = await showing([called()]);
    const line = screen.getByRole('button', { name: /^Looked through/ });
    await user.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
    expect((await screen.findByText('site')).nextSibling?.textContent).toBe('example.com');
    await user.click(screen.getByText('JSON'));
    expect(screen.getByText(/"name": "list_tabs"/)).toBeTruthy();
  });

  it('is not repeated by the text below it, unless that says more', async () => {
    const more = 'Closed 2 tabs. Page 3 stays, since it plays a sound.';
    await showing([closed(), { type: 'text', text: 'Closed 2 tabs.' }]);
    expect(within(card('close_tabs')).getByRole('button', { name: /Closed 2 tabs/ })).toBeTruthy();
    expect(screen.queryByText('Closed 2 tabs.')).toBeNull();
    cleanup();
    await showing([closed(), { type: 'text', text: more }]);
    expect(screen.getByText(more)).toBeTruthy();
  });

  it('expands to the titles of changed rows, each with its own Undo, and to no ids', async () => {
    const services = await seeded({ messages: [said('tabs'), answered([closed()])] });
    await services.records.journal.put(entry('a1:2', 2));
    const { user } = await showPanel(services);
    await user.click(within(await screen.findByRole('group', { name: 'Closed 2 tabs' })).getAllByRole('button')[0]!);
    expect(await screen.findByText('Page 1')).toBeTruthy();
    expect(within(card('close_tabs')).getAllByText('example.com')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Undo: Page 2' })).toBeTruthy();
    expect(await violations()).toEqual([]);
  });

  it('shows no ids of what it read', async () => {
    const result = {
      success: true,
      data: { id: 'x77', title: 'Tides' },
      error: null,
      execution_time_ms: 4,
      retries: 0,
    };
    const call = { id: 'a1:1', name: 'list_tabs', arguments: { tab_ids: [4711] }, repairs: [] };
    const { user } = await showing([called({ call, result })]);
    await user.click(screen.getByRole('button', { name: /^Looked through/ }));
    await screen.findByText('Tides');
    const readable = [...card('list_tabs').querySelectorAll('.value-table, .value-none')];
    expect(readable.map((one) => one.textContent).join()).not.toMatch(/4711|x77/);
  });

  it('names fields and values in words', async () => {
    const item = { id: 7, title: 'Tides', pinned: true, muted: false, group: null, tags: [], color: 'grey' };
    const data = { items: [item], total: 1234, next: '20', 'their own': 'name', not_found: [99] };
    const result = { success: true, data, error: null, execution_time_ms: 4, retries: 0 };
    const call = { id: 'a1:1', name: 'list_tabs', arguments: { sort: 'newest', muted: false }, repairs: [] };
    const { user } = await showing([called({ call, result })]);
    await user.click(screen.getByRole('button', { name: /^Looked through/ }));
    await screen.findByText('Tides');
    const fields = [...card('list_tabs').querySelectorAll('.value-table > div:not(:has(.value-table))')];
    expect(fields.map((one) => `${one.firstChild?.textContent}: ${one.lastChild?.textContent}`)).toEqual([
      'order: newest first',
      'muted: no',
      'title: Tides',
      'pinned: yes',
      'color: gray',
      'in all: 1,234',
      'their own: name',
      'not found: 1',
    ]);
  });

  const shownFields = async (name: string, asked: CallPart['call']['arguments'], data: unknown) => {
    const result = { success: true, data, error: null, execution_time_ms: 4, retries: 0 };
    const { user } = await showing([called({ call: { id: 'a1:1', name, arguments: asked, repairs: [] }, result })]);
    await user.click(screen.getByRole('button', { name: /^Looked through/ }));
    await screen.findByText('Result');
    const fields = [...card(name).querySelectorAll('.value-table > div:not(:has(.value-table))')];
    return fields.map((one) => `${one.firstChild?.textContent}: ${one.lastChild?.textContent}`);
  };

  it('gives the number of unknown ids of bookmarks, and unknown tags by name', async () => {
    expect(await shownFields('check_bookmark_links', {}, { checked: 3, not_found: ['x77', 'x78'] })).toContain(
      'not found: 2',
    );
    cleanup();
    expect(await shownFields('find_by_tag', { tags: ['sea'] }, { not_found: ['sea'] })).toContain('not found: sea');
  });

  it('shows every field of a tool of a server of the user unchanged', async () => {
    const data = { answer: { items: [{ id: 7, color: 'grey', done: false }], unused_days: 3 } };
    expect(await shownFields('notes__add', { parameters: 'all', sort: 'newest' }, data)).toEqual([
      'parameters: all',
      'sort: newest',
      'id: 7',
      'color: grey',
      'done: no',
      'unused days: 3',
    ]);
  });

  it('shows no arguments if there are only ids', async () => {
    const call = { id: 'a1:1', name: 'list_tabs', arguments: { tab_ids: [4711] }, repairs: [] };
    const { user } = await showing([called({ call })]);
    await user.click(screen.getByRole('button', { name: /^Looked through/ }));
    await screen.findByText('Result');
    expect(screen.queryByText('Asked for')).toBeNull();
  });

  it('shows the words of a refusal', async () => {
    const view = { sentence: { key: 'Declined' }, rows: [], total: 0, said: 'only the first one' };
    await showing([{ ...closed(), state: 'declined', view }]);
    expect(within(card('close_tabs')).getByText('only the first one')).toBeTruthy();
  });

  it('shows the addresses of rows that look alike', async () => {
    const row = (id: number, path: string): LiveRow => ({
      kind: 'tab',
      id: `${id}`,
      title: 'Inbox',
      url: `https://mail.example/${path}`,
    });
    const rows = [row(1, 'a'), row(2, 'b'), { ...row(3, 'c'), title: 'Other' }];
    await showing([called({ view: { sentence: { key: 'Looked' }, rows, total: 3 } })]);
    const list = within(card('list_tabs')).getByRole('listbox');
    const site = (option: HTMLElement) => option.querySelector('.live-row-detail')?.textContent;
    expect(within(list).getAllByRole('option').map(site)).toEqual(['mail.example/a', 'mail.example/b', 'mail.example']);
  });

  it('shows a short duration, too', async () => {
    const result = { success: true, data: {}, error: null, execution_time_ms: 12, retries: 0 };
    await showing([called({ result })]);
    expect(card('list_tabs').textContent).toContain('12ms');
  });

  it('shows times as elsewhere, and in the JSON unchanged', async () => {
    const data = { opened: '2020-05-06T07:08:09.000Z', version: '2020-05-06' };
    const result = { success: true, data, error: null, execution_time_ms: 400, retries: 0 };
    const { user } = await showing([called({ result })]);
    await user.click(screen.getByRole('button', { name: /^Looked through/ }));
    expect((await screen.findByText('opened')).nextSibling?.textContent).toBe('May 6, 2020');
    expect(screen.getByText('version').nextSibling?.textContent).toBe('2020-05-06');
    await user.click(screen.getByText('JSON'));
    expect(screen.getByText(/"opened": "2020-05-06T07:08:09.000Z"/)).toBeTruthy();
  });

  it('has no rows if a command only read to choose from', async () => {
    const view = { sentence: { key: 'Looked' }, rows: [{ kind: 'tab', id: '1', title: 'Tides' } as const], total: 1 };
    const quiet = answered([called({ view })], { run: { quiet: true } });
    await showPanel(await seeded({ messages: [said('pin this'), quiet] }));
    await screen.findByRole('group', { name: 'Looked' });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('shows the sources that were read before it', async () => {
    const view = { sentence: { key: 'Tagged 2 tabs' }, rows: [], total: 0, after: ['evil.example'] };
    await showing([called({ view })]);
    expect(card('list_tabs').querySelector('[data-source="evil.example"]')?.textContent).toBe('from evil.example');
  });

  it('keeps the source of an unreadable call', async () => {
    const error = {
      id: 'e1',
      syntax: 'json-block',
      code: 'malformed-json',
      message: 'No JSON.',
      suggestion: 'Mend it.',
    };
    const { user } = await showing([{ type: 'call-error', ...error, raw: '{"name": clo' }]);
    const summary = await screen.findByText('A call could not be read, so it was not run');
    await user.click(summary);
    expect(screen.getByText('{"name": clo')).toBeTruthy();
    // The message for the model is not shown to the user.
    expect(summary.closest('details')?.textContent).not.toMatch(/No JSON|Mend it/);
  });

  it.each([
    ['quoted-from-page', 'A call that stands word for word in a text of others was not run'],
    ['truncated', 'A call broke off before its end, so it was not run'],
  ])('explains one that did not run: %s', async (code, sentence) => {
    const error = { id: 'e1', syntax: 'json-block', message: 'For the model.', suggestion: 'For the model.' };
    await showing([{ type: 'call-error', ...error, code, raw: '{}' }]);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('explains once, in words, why one failed', async () => {
    const result = {
      success: false,
      data: null,
      error: 'tab_ids.0: expected a number',
      suggestion: 'Send tab_ids as a list.',
      code: 'invalid-arguments' as const,
      execution_time_ms: 0,
      retries: 0,
    };
    const { user } = await showing([called({ state: 'failed', result })]);
    await user.click(screen.getByRole('button', { name: /^Did not work/ }));
    await screen.findByText('JSON');
    const shown = [...card('list_tabs').children].map((part) => (part as HTMLElement).innerText ?? part.textContent);
    const readable = shown.join().replace(/JSON.*/s, '');
    expect(readable).toContain('The call did not fit the tool.');
    expect(readable).not.toMatch(/tab_ids|0ms/);
  });

  it('explains that an unknown tool does not exist, or is switched off', async () => {
    const error = { id: 'a1:1', syntax: 'json-block', code: 'unknown-tool', message: 'There is no tool.' } as const;
    await showing([{ type: 'call-error', ...error, tool: 'order_pizza', suggestion: 'Ask the user.', raw: '{}' }]);
    await waitFor(() =>
      expect(document.querySelector('.call-error summary')?.textContent).toBe(
        'The model wanted to use “order pizza”, which Outrigger does not have or which is switched off.',
      ),
    );
  });
});

describe('live rows', () => {
  const options = () => within(screen.getByRole('listbox')).getAllByRole('option');

  it('are five at first, then all', async () => {
    const { user } = await showing([called()]);
    expect(options()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show all 43' }));
    expect(options()).toHaveLength(7);
    expect(document.activeElement).toBe(options()[5]);
    expect(card('list_tabs').textContent).toContain('Showing 7 of 43');
  });

  it('load further rows if the list has more than the model asked for', async () => {
    const rows = Array.from({ length: 60 }, (_, at): LiveRow => ({ kind: 'tab', id: `${at}`, title: `Tab ${at}` }));
    const data = { items: [], total: 60, next: '7' };
    const result = { success: true, data, error: null, execution_time_ms: 400, retries: 0 };
    const of = { arguments: { window_id: 1 }, was: 'a window' };
    const view = { sentence: anyText('s'), rows: rows.slice(0, 7), total: 60, of };
    const asked: unknown[] = [];
    const run: BackgroundHandlers['run'] = async ({ call, context: { peek } }) => {
      asked.push([call.name, call.arguments, peek]);
      const from = Number(call.arguments.cursor);
      const last = from >= 50;
      return succeeded(
        { items: [], ...(last ? {} : { next: '50' }) },
        {
          view: { ...view, rows: rows.slice(from, last ? 60 : 50) },
        },
      );
    };
    const { user } = await showing([called({ result, view })], { background: { run } });
    await user.click(await screen.findByRole('button', { name: 'Show all 60' }));
    await waitFor(() => expect(options()).toHaveLength(60));
    expect(document.activeElement).toBe(options()[5]);
    expect(asked).toEqual([
      ['list_tabs', { site: 'example.com', window_id: 1, cursor: '7', limit: 500 }, true],
      ['list_tabs', { site: 'example.com', window_id: 1, cursor: '50', limit: 500 }, true],
    ]);
  });

  it.each([
    ['switches to its tab', 'now', 'tab'],
    ['is opened by its address where its number is of another run of the browser', 'before', 'page'],
  ])('%s', async (_, session, kind) => {
    const row: LiveRow = { kind: 'tab', id: '3', title: 'Tides', url: 'https://tides.example/' };
    const part = called({ view: { sentence: anyText('s'), rows: [row], total: 1 } });
    const services = await seeded({ messages: [said('tabs'), { ...answered([part]), session }] });
    const { user } = await showPanel(services);
    await user.click(await screen.findByRole('option', { name: /Tides/ }));
    expect(services.done.opened).toMatchObject([{ row: { kind, url: row.url, ...(kind === 'tab' && { id: '3' }) } }]);
  });

  it('with the same address are selected separately, also if their ids are from an earlier session', async () => {
    const rows = ['3', '4'].map((id): LiveRow => ({ kind: 'tab', id, title: 'Tides', url: 'https://tides.example/' }));
    const part = called({ view: { sentence: anyText('s'), rows, total: 2 } });
    const services = await seeded({ messages: [said('tabs'), { ...answered([part]), session: 'before' }] });
    const { user } = await showPanel(services);
    await waitFor(() => expect(options()).toHaveLength(2));
    options()[1]!.focus();
    await user.keyboard(' ');
    expect(options().map((row) => row.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    expect(screen.getByText('1 row selected')).toBeTruthy();
  });

  it('report if they cannot be opened', async () => {
    const { user, services } = await showing([called()]);
    services.openRow = () => Promise.reject(new Error('No tab has the id 1.'));
    await user.click(options()[0]!);
    expect((await screen.findByRole('alert')).textContent).toContain('No tab has the id 1.');
  });

  it('report if they are already open and should open in the background', async () => {
    const { user, services } = await showing([called()]);
    services.openRow = async () => 'open-already';
    options()[0]!.focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Page 1 is open already'));
  });

  it('open on Enter, in the background with Ctrl, and move with the arrows', async () => {
    const { user, services } = await showing([called()]);
    options()[0]!.focus();
    await user.keyboard('{Enter}{ArrowDown}{Control>}{Enter}{/Control}');
    expect(services.done.opened.map(({ row, background }) => [row.id, background])).toEqual([
      ['1', false],
      ['2', true],
    ]);
    expect(document.activeElement).toBe(options()[1]);
    expect(options().map((row) => row.tabIndex)).toEqual([-1, 0, -1, -1, -1]);
  });

  it('that are no pages run the matching command, by Enter and by click', async () => {
    const rows: LiveRow[] = [
      { kind: 'session', id: 's1', title: 'Trip' },
      { kind: 'tag', id: 'work', title: 'work' },
      { kind: 'folder', id: '7', title: 'Recipes' },
      { kind: 'action', id: 'a:1', title: 'Closed 3 tabs' },
    ];
    const { user, services } = await showing([called({ view: { sentence: { key: 'Looked' }, rows, total: 4 } })]);
    expect(options().map((row) => row.querySelector('svg') !== null)).toEqual([true, true, true, true]);
    await user.click(options()[3]!);
    options()[0]!.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('article', { name: 'You: Restore Trip' });
    const stored = await services.conversations.messages('chat');
    expect(stored.find((message) => message.intent)?.intent).toEqual({ id: 'session.open', slots: { id: 's1' } });
    expect(services.done.opened).toEqual([]);
  });

  it.each([
    [
      { kind: 'site', id: 'github.com', title: 'github.com' },
      'Show tabs from github.com',
      { id: 'tabs.site', slots: { sites: ['github.com'] } },
    ],
    [
      { kind: 'closed', id: 'w9', title: '', url: 'https://a.test/' },
      'Reopen https://a.test/',
      { id: 'tabs.reopen', slots: { id: 'w9' } },
    ],
  ] as const)('run the matching command of a row %o', async (row, said, intent) => {
    const view = { sentence: { key: 'Looked' }, rows: [row], total: 1 };
    const { user, services } = await showing([called({ view })]);
    options()[0]!.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('article', { name: `You: ${said}` });
    const stored = await services.conversations.messages('chat');
    expect(stored.find((message) => message.intent)?.intent).toEqual(intent);
    expect(services.done.opened).toEqual([]);
  });

  it('are selected with Space for the next command', async () => {
    const { user, services, box } = await showing([called()]);
    options()[1]!.focus();
    await user.keyboard(' {ArrowDown} ');
    expect(options().map((row) => row.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'true',
      'false',
      'false',
    ]);
    expect(screen.getByText('2 rows selected')).toBeTruthy();
    await user.type(box, 'close them{Enter}');
    await screen.findByRole('article', { name: 'You: close them' });
    const stored = await services.conversations.messages('chat');
    expect(stored.find((message) => message.selected)?.selected?.map(({ id }) => id)).toEqual(['2', '3']);
    await waitFor(() => expect(options()[1]?.getAttribute('aria-selected')).toBe('false'));
  });
});

describe('undo', () => {
  /** Brings rows back in two messages, as long work comes. */
  function undoing(last: UndoOutcome): FakeServicesOptions & { asked: string[] } {
    const asked: string[] = [];
    return {
      asked,
      background: {
        undo: ({ entry: id }) => {
          asked.push(id);
          const first = asked.length === 1;
          const undone = first || last.state !== 'undone' ? 1 : 2;
          const outcomes: UndoOutcome[] = first ? [{ row: 'tab:1', state: 'undone' }] : [last];
          return { outcomes, undone, done: 2, ...(first ? { left: ['tab:2'] } : {}) };
        },
      },
    };
  }

  it('has a button until it is done, and reports the result', async () => {
    const options = undoing({ row: 'tab:2', state: 'undone' });
    const { user } = await showing([closed()], options);
    await user.click(screen.getByRole('button', { name: 'Undo: close 2 tabs' }));
    await screen.findByText('2 of 2 undone');
    expect(options.asked).toEqual(['a1:2', 'a1:2']);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Undone');
  });

  it('is Ctrl+Z in an empty composer, and the browser’s own undo otherwise', async () => {
    const options = undoing({ row: 'tab:2', state: 'undone' });
    const { user, box } = await showing([closed()], options);
    await user.type(box, 'x{Control>}z{/Control}');
    expect(options.asked).toEqual([]);
    await user.clear(box);
    fireEvent.keyDown(box, { key: 'z', ctrlKey: true });
    await screen.findByText('2 of 2 undone');
  });

  it('reports what it skipped', async () => {
    const reason = { key: 'You have moved it since.' };
    const { user } = await showing([closed()], undoing({ row: 'tab:2', state: 'conflict', reason }));
    await user.click(screen.getByRole('button', { name: 'Undo: close 2 tabs' }));
    await screen.findByText('You have moved it since.');
    expect(screen.getByText('1 of 2 undone')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Brought back 1, left 1 alone');
  });

  it('is offered only for the last action', async () => {
    const later = [
      said('again', { id: 'u2', turn: 't2', at: 3 }),
      answered([closed()], { id: 'a2', turn: 't2', at: 4 }),
    ];
    const services = await seeded({ messages: [said('tabs'), answered([closed()]), ...later] });
    const second = (await services.conversations.messages('chat'))[3]!;
    const part = closed();
    part.view!.undo!.entry = 'a2:1';
    await services.conversations.putMessage({ ...second, parts: [part] });
    await showPanel(services);
    expect(await screen.findAllByRole('button', { name: 'Undo: close 2 tabs' })).toHaveLength(1);
  });

  it('knows what was undone before the panel opened', async () => {
    const services = await seeded({ messages: [said('tabs'), answered([closed()])] });
    await services.records.journal.put({ ...entry('a1:2', 2), undone: ['tab:1', 'tab:2'] });
    await showPanel(services);
    await screen.findByText('2 of 2 undone');
    expect(within(card('close_tabs')).queryByRole('button', { name: /^Undo/ })).toBeNull();
  });
});

describe('an answer’s text', () => {
  const prose = (text: string): Part[] => [{ type: 'text', text }];

  it('renders line breaks, sub- and superscripts and keys, and no other HTML', async () => {
    await showing(
      prose(
        'a<br>b H<sub>2</sub>O x<SUP>2</SUP> <kbd>Ctrl</kbd> <sub>open <kbd>a</sub> <b>bold</b> <script>no()</script> </sup>',
      ),
    );
    const text = (await screen.findByText('Ctrl')).closest('p')!;
    expect([...text.querySelectorAll('br, sub, sup, kbd')].map((one) => `${one.localName}:${one.textContent}`)).toEqual(
      ['br:', 'sub:2', 'sup:2', 'kbd:Ctrl'],
    );
    expect(text.textContent).toContain('<sub>open <kbd>a</sub> <b>bold</b> <script>no()</script> </sup>');
    expect(document.querySelector('script, b')).toBeNull();
  });

  it('shows headings of different levels differently, and as one level in the outline', async () => {
    await showing(prose('# One\n\n## Two\n\n### Three\n\n##### Five'));
    await screen.findByText('Five');
    const found = [...document.querySelectorAll<HTMLElement>('.answer-text h2')];
    expect(found.map((one) => one.dataset.level)).toEqual(['1', '2', '3', '4']);
  });

  it('has no raw HTML and no pictures from anywhere', async () => {
    await showing(prose('Hi <img src=x onerror=alert(1)> **there** ![secret](https://evil.example/p.png?q=1)'));
    expect((await screen.findByText('there')).tagName).toBe('STRONG');
    expect(document.querySelector('.answer-text img, .answer-text script')).toBeNull();
  });

  it('opens a link with a known address', async () => {
    const { user, services } = await showing(prose('See [the docs](https://docs.example.com/a).'), {
      known: ['https://docs.example.com/a'],
    });
    await user.click(await screen.findByRole('link', { name: 'the docs' }));
    await waitFor(() => expect(services.done.links).toEqual(['https://docs.example.com/a']));
  });

  it('shows the whole address of any other before it opens', async () => {
    const href = 'https://evil.example/collect?stolen=everything';
    const { user, services } = await showing(prose(`See [the docs](${href}).`));
    expect((await screen.findByText('evil.example')).tagName).toBe('SPAN');
    await user.click(screen.getByRole('link', { name: 'the docs' }));
    await screen.findByText(href);
    expect(services.done.links).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Open evil.example' }));
    expect(services.done.links).toEqual([href]);
  });

  it('makes no link of other addresses than those of the web', async () => {
    await showing(prose('[run](javascript:alert(1)) and [data](data:text/html,x)'));
    await screen.findByText('run');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('keeps reasoning collapsed', async () => {
    await showing([{ type: 'reasoning', text: 'Let me think.' }, ...prose('Done.')]);
    expect(screen.getByText('Reasoning').closest('details')?.open).toBe(false);
  });
});
