// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PanelProvider } from '@/src/ui/panel/actions/panel-context.tsx';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import AnswerSections from '@/src/ui/panel/markdown/answer-sections.tsx';
import { FollowsEnd } from '@/src/ui/panel/markdown/growing-context.ts';
import { fakeServices } from '@/test/fakes/services.ts';
import { seeded, showPanel, within } from '../page.tsx';
import { answered, said } from '../samples.ts';

const { IntersectionObserver } = globalThis;
const watched = new Map<Element, (near: boolean) => void>();
let height = 640;

beforeEach(() => {
  height = 640;
  watched.clear();
  vi.stubGlobal('innerHeight', 2_000);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 320, height));
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    readonly #notice: IntersectionObserverCallback;
    constructor(notice: IntersectionObserverCallback) {
      super(notice);
      this.#notice = notice;
    }
    override observe(box: Element) {
      const told = (isIntersecting: boolean) => [{ isIntersecting } as IntersectionObserverEntry];
      watched.set(box, (near) => this.#notice(told(near), this));
    }
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.IntersectionObserver = IntersectionObserver;
  getSelection()?.removeAllRanges();
});

const paragraph = (n: number): string => `Paragraph **${n}** ${'goes on and on '.repeat(100)}`;

const text = Array.from({ length: 12 }, (_, n) => paragraph(n)).join('\n\n');

/** Thirty paragraphs, and the page that shows so many of their characters. `follows`: the view follows the end. */
function growingAnswer(follows = false) {
  const services = fakeServices();
  const panel = createPanelStore(services);
  const long = Array.from({ length: 30 }, (_, n) => paragraph(n)).join('\n\n');
  const growing = (length: number) =>
    within(
      services,
      <PanelProvider panel={panel}>
        <FollowsEnd value={{ current: follows }}>
          <AnswerSections text={long.slice(0, length)} growing />
        </FollowsEnd>
      </PanelProvider>,
    );
  return { long, growing };
}

/** A long answer, and the section of it that a paragraph stands in. */
async function longAnswer() {
  await showPanel(await seeded({ messages: [said('go on'), answered([{ type: 'text', text }])] }));
  await waitFor(() => expect(document.querySelectorAll('.answer-section strong')).toHaveLength(6));
  for (const look of [...watched.values()]) act(() => look(true));
  await waitFor(() => expect(document.querySelectorAll('.answer-section strong')).toHaveLength(12));
  const section = (n: number) => screen.getByText(`${n}`, { selector: 'strong' }).closest('.answer-section')!;
  const first = section(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const look = (near: boolean) => act(() => watched.get(first)?.(near));
  const move = (near: boolean) => {
    look(near);
    act(() => vi.runAllTimers());
  };
  return { first, section, look, move };
}

describe('a section of a long answer', () => {
  it('is plain text of the same height while it is far from view', async () => {
    const { first, move } = await longAnswer();
    move(false);
    expect(first.querySelector('*')).toBeNull();
    expect(first.textContent).toContain('Paragraph **0** goes on');
    expect((first as HTMLElement).style.blockSize).toBe('640px');
    move(true);
    expect(first.querySelector('strong')?.textContent).toBe('0');
    expect((first as HTMLElement).style.blockSize).toBe('');
  });

  it('keeps its headings while far from view, for screen readers', async () => {
    const headed = `## High **water**\n\n\`\`\`sh\n# no heading\n\`\`\`\n\n#### At noon\n${paragraph(0)}`;
    const parts = [{ type: 'text' as const, text: [headed, text].join('\n\n') }];
    await showPanel(await seeded({ messages: [said('go on'), answered(parts)] }));
    await waitFor(() => expect(document.querySelectorAll('.answer-section strong').length).toBeGreaterThan(0));
    const far = document.querySelector('.answer-section[data-far="true"]')!;
    const found = [...far.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    expect(found.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H2 High water',
      'H2 At noon',
    ]);
    expect(far.textContent).toContain('# no heading');
    expect(far.textContent).toContain('Paragraph **0** goes on');
  });

  it('is plain text until near if the chat opens at its end', async () => {
    const services = await seeded({ messages: [said('go on'), answered([{ type: 'text', text }])] });
    await showPanel(services);
    await waitFor(() => expect(document.querySelectorAll('.answer-section strong')).toHaveLength(6));
    const far = [...document.querySelectorAll<HTMLElement>('.answer-section[data-far="true"]')];
    expect(far.map((box) => box.textContent?.slice(0, 15))).toEqual([
      'Paragraph **0**',
      'Paragraph **2**',
      'Paragraph **4**',
    ]);
    expect(far.map((box) => box.style.blockSize)).toEqual(['', '', '']);
  });

  it.each([
    [700, 1],
    [1_000, 2],
  ])('is plain text if a long answer comes at once, except what fills a view of %i pixels', async (high, shown) => {
    vi.stubGlobal('innerHeight', high);
    const { long, growing } = growingAnswer();
    const { rerender } = render(growing(3_000));
    rerender(growing(long.length));
    await waitFor(() => expect(document.querySelectorAll('.answer-section').length).toBeGreaterThan(10));
    const far = [...document.querySelectorAll<HTMLElement>('.answer-section')].map((box) => box.dataset.far);
    const begin = far.indexOf('true');
    const end = far.lastIndexOf('true') + 1;
    expect(far.slice(begin, end)).not.toContain('false');
    expect([begin, far.length - end]).toEqual([1, shown]);
    // Another rendering of the answer does not change which sections are far.
    rerender(growing(long.length - 20));
    expect([...document.querySelectorAll<HTMLElement>('.answer-section')].map((box) => box.dataset.far)).toEqual(far);
  });

  it.each([
    ['is bare text, too, where it grew while the view follows the end', true, 0],
    ['stays drawn where it grew while the reader is elsewhere', false, 1],
  ])('%s', async (_, follows, first) => {
    vi.stubGlobal('innerHeight', 700);
    const { long, growing } = growingAnswer(follows);
    const { rerender } = render(growing(100));
    await waitFor(() => expect(document.querySelectorAll('.answer-section')).toHaveLength(1));
    rerender(growing(long.length));
    await waitFor(() => expect(document.querySelectorAll('.answer-section').length).toBeGreaterThan(10));
    const sections = [...document.querySelectorAll<HTMLElement>('.answer-section')];
    expect(sections.findIndex((box) => box.dataset.far === 'true')).toBe(first);
    const said = sections.map((box) => box.textContent).join('');
    expect(
      Array.from({ length: 30 }, (_, n) => n).filter((n) => !new RegExp(`Paragraph \\D*${n}\\b`).test(said)),
    ).toEqual([]);
    act(() => watched.get(sections[0]!)?.(true));
    expect(sections[0]?.querySelector('strong')?.textContent).toBe('0');
  });

  it('is rendered at once if the chat opens at a position inside it', async () => {
    const services = await seeded({ messages: [said('go on'), answered([{ type: 'text', text }])] });
    await services.conversations.change('chat', { place: { turn: 't1', offset: 900 } });
    await showPanel(services);
    await waitFor(() => expect(document.querySelectorAll('.answer-section strong')).toHaveLength(12));
  });

  it('stays rendered if the reader is back before it goes', async () => {
    const { first, look, move } = await longAnswer();
    const strong = first.querySelector('strong');
    look(false);
    expect(first.querySelector('strong')).toBe(strong);
    move(true);
    expect(first.querySelector('strong')).toBe(strong);
  });

  it('goes offscreen together with others', async () => {
    const { look, section } = await longAnswer();
    const [one, other] = [section(0), section(2)];
    let drawn = 0;
    const watching = new MutationObserver(() => {
      drawn += 1;
    });
    watching.observe(one.parentElement!, { subtree: true, childList: true });
    look(false);
    act(() => watched.get(other)?.(false));
    act(() => vi.runAllTimers());
    await Promise.resolve();
    expect([one.querySelector('*'), other.querySelector('*'), drawn]).toEqual([null, null, 1]);
  });

  it('stays rendered with the focus or a selection in it', async () => {
    const { first, move } = await longAnswer();
    getSelection()?.selectAllChildren(first.querySelector('strong')!);
    move(false);
    expect(first.querySelector('strong')).not.toBeNull();
  });

  it('stays rendered while the conversation is hidden', async () => {
    const { first, move } = await longAnswer();
    height = 0;
    move(false);
    expect(first.querySelector('strong')).not.toBeNull();
  });

  it('never goes offscreen while the answer may grow', async () => {
    const { first, section } = await longAnswer();
    expect(watched.has(first)).toBe(true);
    expect(watched.has(section(11))).toBe(false);
  });
});
