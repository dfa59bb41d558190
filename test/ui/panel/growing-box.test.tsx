// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServices } from '@/test/fakes/services.ts';
import { showPanel } from '../page.tsx';

const { ResizeObserver } = globalThis;
const watched = new Map<Element, () => void>();

afterEach(() => {
  globalThis.ResizeObserver = ResizeObserver;
  vi.restoreAllMocks();
});

it('the message box has the height of its text in the width of the panel', async () => {
  let width = 400;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => (width < 400 ? 60 : 20));
  globalThis.ResizeObserver = class extends ResizeObserver {
    readonly #notice: ResizeObserverCallback;
    constructor(notice: ResizeObserverCallback) {
      super(notice);
      this.#notice = notice;
    }
    override observe(box: Element) {
      watched.set(box, () => this.#notice([], this));
    }
  };
  const { user, box } = await showPanel(fakeServices());
  await user.type(box, 'two lines, or three');
  expect(box.style.blockSize).toBe('20px');
  width = 320;
  act(() => watched.get(box)?.());
  expect(box.style.blockSize).toBe('60px');
  await user.clear(box);
  expect(box.style.blockSize).toBe('auto');
});
