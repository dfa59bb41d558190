// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PanelProvider } from '@/src/ui/panel/actions/panel-context.tsx';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import Markdown from '@/src/ui/panel/markdown/markdown.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { violations, within } from '../page.tsx';

function draw(source: string): Element {
  const services = fakeServices();
  return render(
    within(
      services,
      <main>
        <h1>Chat</h1>
        <PanelProvider panel={createPanelStore(services)}>
          <Markdown source={source} />
        </PanelProvider>
      </main>,
    ),
  ).container;
}

const plain = globalThis.ResizeObserver;
afterEach(() => {
  globalThis.ResizeObserver = plain;
});

/** jsdom lays nothing out: here each box is measured as soon as it is watched, and what matches is too wide. */
function laidOut(wide: string): void {
  globalThis.ResizeObserver = class {
    private readonly tell: ResizeObserverCallback;
    constructor(tell: ResizeObserverCallback) {
      this.tell = tell;
    }
    observe(target: Element) {
      if (target.matches(wide)) Object.defineProperty(target, 'scrollWidth', { value: 1_408 });
      this.tell([{ target } as ResizeObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
  };
}

const table = '| a | b |\n|---|---|\n| c | d |';

it('a task list has its states in words', async () => {
  draw('- [x] paint\n- [ ] sail');
  const marks = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(marks.map((mark) => [mark.getAttribute('aria-label'), mark.checked, mark.disabled])).toEqual([
    ['done', true, true],
    ['to do', false, true],
  ]);
  expect(await violations()).toEqual([]);
});

it('a table that fits is no Tab stop', () => {
  draw(table);
  expect(screen.queryByRole('group')).toBeNull();
});

it('a table that is too wide is a Tab stop with a name', async () => {
  laidOut('.answer-table');
  draw(table);
  const box = screen.getByRole('group', { name: 'Table' });
  expect(box.tabIndex).toBe(0);
  expect(box.querySelector('table')).not.toBeNull();
  expect(await violations()).toEqual([]);
});

it.each(['so $$a + b$$ is', '$$\na + b\n$$'])('so is the formula in %j', async (source) => {
  laidOut('.formula');
  draw(source);
  expect(screen.getByRole('group', { name: 'Formula' }).tabIndex).toBe(0);
  expect(await violations()).toEqual([]);
});
