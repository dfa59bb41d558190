// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GrantSpan, Preview } from '@/src/contract/run.ts';
import type { MessageKey } from '@/src/contract/text.ts';
import { Confirmation } from '@/src/ui/confirm/confirmation.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { anyText } from '../../fakes/any-text.ts';
import { within as inWorld, violations } from '../page.tsx';
import { plan } from '../samples.ts';

interface Answer {
  rows?: string[];
  grant?: GrantSpan | undefined;
  denied?: string | true;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false }));
afterEach(() => void vi.useRealTimers());

const awake = () => act(() => vi.advanceTimersByTime(500));

function asked(preview: Preview, more: { takesReason?: boolean } = {}) {
  const services = fakeServices();
  const answers: Answer[] = [];
  render(
    inWorld(
      services,
      <Confirmation
        ticket="k1"
        preview={preview}
        {...more}
        onAllow={(rows, grant) => answers.push({ rows, grant })}
        onDeny={(reason) => answers.push({ denied: reason ?? true })}
      />,
    ),
  );
  return { services, answers };
}

const choice = (name: string) => document.querySelector<HTMLButtonElement>(`[data-choice="${name}"]`)!;
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const boxOf = (row: HTMLElement) => within(row).getByRole<HTMLInputElement>('checkbox');

/** Plan of steps with two rows each; those at the places `removing` remove something. */
function stepped(headlines: MessageKey[], removing: number[]): Preview {
  const rows = plan(2 * headlines.length).sections.flatMap((section) => section.rows);
  const [section] = plan(1).sections;
  return plan(0, {
    sections: headlines.map((_, at) => ({
      ...section!,
      id: `s${at}`,
      call: `c${at}`,
      rows: rows.slice(2 * at, 2 * at + 2),
    })),
    steps: headlines.map((headline, at) => ({
      calls: [`c${at}`],
      headline: anyText(headline, { n: 2, m: 1 }),
      ...(removing.includes(at) && { destroys: true }),
    })),
  });
}

describe('the plan', () => {
  it('is named by its headline with the count, and names the tools', async () => {
    asked(plan(3));
    const dialog = screen.getByRole('alertdialog', { name: 'Close 3 tabs?' });
    expect(dialog.dataset.confirm).toBe('close_tabs');
    expect(rows().map((row) => row.dataset.row)).toEqual(['tab:1', 'tab:2', 'tab:3']);
    expect(document.querySelector('[data-source="evil.example"]')?.closest('[data-row]')).toBe(rows()[1]);
    vi.useRealTimers();
    expect(await violations()).toEqual([]);
  });

  it('counts what is ticked in the headline and on the button', () => {
    const { answers } = asked(plan(3));
    awake();
    fireEvent.click(boxOf(rows()[0]!));
    expect(screen.getByRole('alertdialog', { name: 'Close 2 tabs?' })).toBeTruthy();
    expect(choice('allow').textContent).toBe('Close 2');
    fireEvent.click(choice('allow'));
    expect(answers).toEqual([{ rows: ['tab:2', 'tab:3'], grant: undefined }]);
  });

  it('has sections with tri-state checkboxes', () => {
    asked(plan(8));
    const section = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Exact copies' });
    expect(section.checked).toBe(true);
    fireEvent.click(boxOf(rows()[0]!));
    expect(section.indeterminate).toBe(true);
    fireEvent.click(section);
    expect(boxOf(rows()[0]!).checked).toBe(true);
    fireEvent.click(section);
    expect(choice('allow').textContent).toBe('Close 5');
  });

  it('has one tri-state checkbox for rows without sections, and All and None, from two rows on', () => {
    asked(plan(2));
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: '2 of 2 selected' });
    expect(all.checked).toBe(true);
    fireEvent.click(boxOf(rows()[0]!));
    expect(all.indeterminate).toBe(true);
    expect(screen.getByRole('checkbox', { name: '1 of 2 selected' })).toBe(all);
    fireEvent.click(all);
    expect(choice('allow').textContent).toBe('Close 2');
    fireEvent.click(screen.getByRole('button', { name: 'None' }));
    expect(choice('allow').textContent).toBe('Close 0');
    expect([all.checked, all.indeterminate]).toEqual([false, false]);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(choice('allow').textContent).toBe('Close 2');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('has only the checkbox of its row for a single one', () => {
    asked(plan(1));
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
  });

  it('ticks the filtered rows with the checkbox of rows without sections', () => {
    const { sections } = plan(8);
    asked(plan(8, { sections: [{ ...sections[0]!, title: null, rows: sections.flatMap((one) => one.rows) }] }));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Filter' }), { target: { value: 'page 7' } });
    fireEvent.click(screen.getByRole('checkbox', { name: '1 of 1 selected' }));
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '7 of 8 selected' }).indeterminate).toBe(true);
  });

  it('ticks all and none of the filtered rows', () => {
    asked(plan(8));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Filter' }), { target: { value: 'page 7' } });
    expect(rows().map((row) => row.dataset.row)).toEqual(['tab:7']);
    fireEvent.click(screen.getByRole('button', { name: 'None' }));
    expect(choice('allow').textContent).toBe('Close 7');
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(rows()).toHaveLength(8);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(choice('allow').textContent).toBe('Close 8');
  });

  it('with several steps says what will be done, for ticked rows', () => {
    const { sections } = plan(8);
    const [first, second] = sections;
    asked(
      plan(8, {
        sections: [first!, { ...second!, call: 'c2', tool: 'delete_bookmarks' }],
        steps: [
          { calls: ['c1'], headline: anyText('tabs_close_ask', { n: 3, m: 1 }) },
          { calls: ['c2'], headline: anyText('bookmarks_delete_headline', { n: 5 }) },
        ],
      }),
    );
    expect(screen.getByRole('alertdialog', { name: 'Close 3 tabs, delete 5 bookmarks?' })).toBeTruthy();
    expect(choice('allow').textContent).toBe('Close 3 tabs, delete 5 bookmarks');
    fireEvent.click(boxOf(rows()[7]!));
    expect(choice('allow').textContent).toBe('Close 3 tabs, delete 4 bookmarks');
    fireEvent.click(within(screen.getByRole('region', { name: 'Exact copies' })).getAllByRole('checkbox')[0]!);
    expect(screen.getByRole('alertdialog', { name: 'Delete 4 bookmarks?' })).toBeTruthy();
  });

  it('with more than three steps names the first ones, and the number of others', () => {
    asked(stepped(['tabs_mute_ask', 'tabs_pin_ask', 'tabs_ungroup_ask', 'tabs_discard_ask'], []));
    expect(screen.getByRole('alertdialog', { name: 'Mute 2 tabs and 3 more steps?' })).toBeTruthy();
    expect(choice('allow').textContent).toBe('Mute 2 tabs and 3 more steps');
  });

  it('names every removing step first, as long as rows of it are ticked', () => {
    asked(stepped(['tabs_mute_ask', 'history_delete_headline', 'tabs_pin_ask', 'tabs_close_ask'], [1, 3]));
    expect(
      screen.getByRole('alertdialog', { name: 'Delete 2 entries from the history, close 2 tabs and 2 more steps?' }),
    ).toBeTruthy();
    expect(choice('allow').textContent).toBe('Delete 2 entries from the history, close 2 tabs and 2 more steps');
    fireEvent.click(boxOf(rows()[2]!));
    fireEvent.click(boxOf(rows()[3]!));
    expect(choice('allow').textContent).toBe('Close 2 tabs, mute 2 tabs, pin 2 tabs');
  });

  it('shows a special reason before its notes, and the usual one after them', () => {
    const notes = () => document.querySelector('.plan-notes p')!.textContent.trim();
    const copy = 'The copy you used last stays open.';
    const changed = { reason: anyText('gate_changed') };
    const usual = { reason: anyText('gate_destroys') };
    const told = 'Something has changed since you were asked.';
    asked(plan(2, { ...changed, grants: [] }));
    expect(notes()).toBe(`${told} ${copy}`);
    cleanup();
    asked(plan(8, changed));
    expect(notes()).toBe(`${told} ${copy}`);
    cleanup();
    asked(plan(2, { ...usual, grants: [] }));
    expect(notes()).toBe(`${copy} Outrigger asks before it removes anything.`);
    cleanup();
    asked(plan(8, usual));
    expect(notes()).toBe(copy);
    expect(document.querySelector('.grants')!.textContent).toContain('Outrigger asks before it removes anything.');
  });

  it('says that it is the whole plan only if it has several acts', () => {
    const told = 'The whole plan, before anything changes.';
    const reason = anyText('gate_plan');
    asked(plan(2, { reason, notes: [], grants: [] }));
    expect(screen.getByRole('alertdialog').textContent).not.toContain(told);
    expect(screen.getByRole('alertdialog').getAttribute('aria-describedby')).toBeNull();
    cleanup();
    asked({ ...stepped(['tabs_mute_ask', 'tabs_pin_ask'], []), reason, notes: [], grants: [] });
    expect(document.querySelector('.plan-notes p')!.textContent.trim()).toBe(told);
  });

  it.each([
    ['alone', plan(2, { grants: [] })],
    ['beside grants', plan(2)],
    ['of text of others', plan(2, { sources: ['evil.example'] })],
  ])('is described by its notes and its reason once each, and by no button: %s', (_, preview) => {
    asked(preview);
    const ids = screen.getByRole('alertdialog').getAttribute('aria-describedby')!.split(' ');
    const parts = ids.map((id) => document.getElementById(id)!);
    expect(parts.map((part) => part.tagName)).toEqual(ids.map(() => 'P'));
    const words = parts.map((part) => part.textContent).join(' ');
    expect(words.split('Closing asks first.')).toHaveLength(2);
    expect(words.split('The copy you used last stays open.')).toHaveLength(2);
  });

  it('shows no lasting grants while a filter hides some of their rows', () => {
    asked(plan(8));
    const filter = screen.getByRole('searchbox', { name: 'Filter' });
    fireEvent.change(filter, { target: { value: 'page 7' } });
    expect([choice('allow-chat'), choice('allow-always')]).toEqual([null, null]);
    fireEvent.keyDown(filter, { key: 'Escape' });
    expect(choice('allow-chat')).toBeTruthy();
  });

  it.each([1, 5, 6, 60])('shows lasting grants after the answers, in the Tab order too, with %i rows', (n) => {
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    const { answers } = asked(plan(n));
    awake();
    expect(isBefore(rows().at(-1)!, choice('deny'))).toBe(true);
    expect(isBefore(choice('allow'), choice('allow-chat'))).toBe(true);
    const place = choice('allow-chat').closest('.grants')!;
    expect(place.firstElementChild!.contains(choice('allow-chat'))).toBe(n >= 6);
    fireEvent.click(choice('allow-chat'));
    expect(answers).toMatchObject([{ grant: 'chat' }]);
  });

  it('keeps unticked rows and typed words when the question changes, and after its page was closed', () => {
    const services = fakeServices();
    const draw = (preview: Preview, ticket = 'k1') =>
      inWorld(services, <Confirmation ticket={ticket} preview={preview} onAllow={() => {}} onDeny={() => {}} />);
    const page = render(draw(plan(3)));
    const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
    fireEvent.click(boxOf(rows()[2]!));
    fireEvent.click(boxOf(rows()[0]!));
    fireEvent.change(reason(), { target: { value: 'I still need it' } });
    page.rerender(draw(plan(3)));
    expect(choice('allow').textContent).toBe('Close 1');
    page.rerender(draw(plan(2)));
    page.rerender(draw(plan(8)));
    expect(choice('allow').textContent).toBe('Close 6');
    expect(reason().value).toBe('I still need it');
    page.unmount();
    const next = render(draw(plan(8)));
    expect(rows().flatMap((row) => (boxOf(row).checked ? [] : row.dataset.row))).toEqual(['tab:1', 'tab:3']);
    expect(reason().value).toBe('I still need it');
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    next.unmount();
    const last = render(draw(plan(8)));
    expect(choice('allow').textContent).toBe('Close 8');
    last.rerender(draw(plan(8), 'k2'));
    expect(reason().value).toBe('');
  });

  it('keeps tabs unticked that have other ids after a restart of the browser', () => {
    const before = plan(3);
    const services = fakeServices();
    const allowed: string[][] = [];
    const draw = (preview: Preview) =>
      inWorld(
        services,
        <Confirmation ticket="k1" preview={preview} onAllow={(rows) => allowed.push(rows)} onDeny={() => {}} />,
      );
    const page = render(draw(before));
    fireEvent.click(boxOf(rows()[0]!));
    page.unmount();
    const ids = ['tab:2', 'tab:9', 'tab:1'];
    const [section] = before.sections;
    const renumbered = section!.rows.map((row, at) => ({ ...row, id: ids[at]! }));
    render(draw({ ...before, sections: [{ ...section!, rows: renumbered }] }));
    expect(rows().map((row) => boxOf(row).checked)).toEqual([false, true, true]);
    fireEvent.click(boxOf(rows()[0]!));
    expect(rows().map((row) => boxOf(row).checked)).toEqual([true, true, true]);
  });

  it.each(['{"ticket":"k1"}', '[null, {"ticket":"k1"}]', '{'])(
    'starts anew if the stored draft of an answer cannot be read: %s',
    (kept) => {
      localStorage.setItem('answers', kept);
      asked(plan(3));
      expect(rows().map((row) => boxOf(row).checked)).toEqual([true, true, true]);
    },
  );

  it('shows addresses in full, with their invisible characters', () => {
    asked(plan(0, { addresses: ['https://a.example/?q=\u202Esecret', `https://b.example/${'x'.repeat(300)}`] }));
    const list = screen.getByRole('list', { name: 'Addresses that would be opened or set' });
    expect(list.textContent).toContain('q=%E2%80%AEsecret');
    expect(list.textContent).toContain('x'.repeat(300));
  });

  it('cleans the titles of others', () => {
    const preview = plan(1);
    preview.sections[0]!.rows[0]!.title = 'Good\u202Edab\nnews';
    asked(preview);
    expect(rows()[0]!.querySelector('bdi')?.textContent).toBe('Gooddab news');
    expect(screen.getByRole('checkbox', { name: 'Gooddab news' })).toBeTruthy();
  });

  it('opens a row for a look', () => {
    const { services } = asked(plan(2));
    fireEvent.click(within(rows()[1]!).getByRole('button', { name: 'Open' }));
    expect(services.done.opened).toMatchObject([{ row: { kind: 'tab', id: '2' }, background: false }]);
  });

  it('reports a row that cannot be opened', async () => {
    const { services } = asked(plan(2));
    services.openRow = () => Promise.reject(new Error('No tab has the id 2.'));
    fireEvent.click(within(rows()[1]!).getByRole('button', { name: 'Open' }));
    await act(async () => {});
    expect(within(rows()[1]!).getByRole('alert').textContent).toContain('could not be opened');
    expect(boxOf(rows()[1]!).checked).toBe(true);
  });
});

describe('the answer', () => {
  it('is never a yes in the first half second, but may be a no', () => {
    const { answers } = asked(plan(3));
    fireEvent.click(choice('allow'));
    fireEvent.click(choice('allow-always'));
    expect(answers).toEqual([]);
    act(() => vi.advanceTimersByTime(499));
    fireEvent.click(choice('allow'));
    expect(answers).toEqual([]);
    fireEvent.click(choice('deny'));
    act(() => vi.advanceTimersByTime(1));
    fireEvent.click(choice('allow'));
    expect(answers).toEqual([{ denied: true }, { rows: ['tab:1', 'tab:2', 'tab:3'], grant: undefined }]);
  });

  it('cannot be a yes without ticked rows', () => {
    const { answers } = asked(plan(1));
    awake();
    fireEvent.click(boxOf(rows()[0]!));
    fireEvent.click(choice('allow'));
    expect(answers).toEqual([]);
  });

  it('offers only the grants that may be given', () => {
    const { answers } = asked(plan(2, { grants: ['chat'] }));
    awake();
    expect(choice('allow-always')).toBeNull();
    fireEvent.click(choice('allow-chat'));
    expect(answers).toEqual([{ rows: ['tab:1', 'tab:2'], grant: 'chat' }]);
  });

  it.each(['Enter', 'Escape'])('contains the reason of a refusal by %s', (key) => {
    const { answers } = asked(plan(2));
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    // With an empty field, Escape is left to the panel, and Enter inserts no line break.
    expect(fireEvent.keyDown(reason, { key })).toBe(key === 'Escape');
    expect(fireEvent.keyDown(reason, { key: 'Enter', shiftKey: true })).toBe(true);
    expect(answers).toEqual([]);
    fireEvent.change(reason, { target: { value: 'not these' } });
    expect(fireEvent.keyDown(reason, { key, isComposing: true })).toBe(true);
    expect(answers).toEqual([]);
    expect(fireEvent.keyDown(reason, { key })).toBe(false);
    expect(answers).toEqual([{ denied: 'not these' }]);
  });

  it('sends typed words with the refusal, as its button says, and disables yes meanwhile', () => {
    const { answers } = asked(plan(2));
    awake();
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    expect(choice('deny').textContent).toBe('Keep all');
    fireEvent.change(reason, { target: { value: 'only the first one' } });
    expect(choice('deny').textContent).toBe('Send');
    fireEvent.click(choice('allow'));
    expect(answers).toEqual([]);
    fireEvent.change(reason, { target: { value: ' ' } });
    expect(choice('allow').getAttribute('aria-disabled')).toBe('false');
    fireEvent.change(reason, { target: { value: 'only the first one' } });
    fireEvent.click(choice('deny'));
    expect(answers).toEqual([{ denied: 'only the first one' }]);
  });

  it('has no field for words if nobody would read them', () => {
    asked(plan(2), { takesReason: false });
    awake();
    expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
    expect(choice('deny').textContent).toBe('Keep all');
    expect(choice('allow').getAttribute('aria-disabled')).toBe('false');
  });

  it('is not given by Enter on the headline', () => {
    const { answers } = asked(plan(2));
    awake();
    const headline = screen.getByRole('heading', { name: 'Close 2 tabs?' });
    headline.focus();
    expect(document.activeElement).toBe(headline);
    fireEvent.keyDown(headline, { key: 'Enter' });
    fireEvent.keyUp(headline, { key: 'Enter' });
    expect(answers).toEqual([]);
  });
});

describe('a lasting grant', () => {
  it('says in full what it covers', () => {
    asked(plan(3));
    expect(choice('allow-chat').textContent).toBe('Allow in this chat: closing up to 3 tabs in Window 1');
    expect(choice('allow-always').textContent).toBe('Always allow: closing up to 3 tabs in Window 1');
    expect(screen.getByRole('button', { name: 'Always allow: closing up to 3 tabs in Window 1' })).toBeTruthy();
  });

  it('without stored words names tool and number', () => {
    const { covers: _, ...earlier } = plan(3);
    asked({ ...earlier, grants: ['chat'] });
    expect(choice('allow-chat').textContent).toBe('Allow in this chat: closing up to 3 tabs');
    expect(choice('allow-always')).toBeNull();
  });
});

describe('addresses', () => {
  it('are shown with their number, and with all hosts and the number of each, before the rows', () => {
    const many = Array.from({ length: 22 }, (_, at) => `https://h${at}.example/${at}`);
    asked({ ...plan(3), addresses: [...many, 'https://b\u0430nk.test/', 'https://h3.example/b'], sources: ['tabs'] });
    const hosts = document.querySelector('.confirmation-hosts')!;
    expect(hosts.querySelector('p')!.textContent).toBe('24 addresses on 23 sites');
    const listed = [...hosts.querySelectorAll('li')].map((one) => one.textContent);
    expect(listed[0]).toBe('h3.example × 2');
    expect(listed).toHaveLength(23);
    expect(listed).toContain('xn--bnk-6cd.test');
    expect(hosts.compareDocumentPosition(rows()[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
