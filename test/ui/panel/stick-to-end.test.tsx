// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useStickToEnd } from '@/src/ui/panel/messages/stick-to-end.ts';
import '../page.tsx';

let view = 400;
let height = 0;
const observed = new Set<() => void>();
const { ResizeObserver } = globalThis;

function Log({ subject, empty = false }: { subject: string; empty?: boolean }) {
  const { frame, content, away, toEnd } = useStickToEnd(subject);
  return (
    <div ref={frame} data-testid="frame">
      <div ref={content}>
        {!empty && (
          <button type="button" aria-expanded={false}>
            Details
          </button>
        )}
      </div>
      {away && (
        <button type="button" onClick={toEnd}>
          Jump to latest
        </button>
      )}
    </div>
  );
}

/** The frame as a browser would lay it out: scrolled within its content, and no further. */
function laidOut(subject = 'one', empty = false) {
  const page = render(<Log subject={subject} empty={empty} />);
  const box = screen.getByTestId('frame');
  box.style.lineHeight = '20px';
  let top = 0;
  Object.defineProperties(box, {
    clientHeight: { get: () => view },
    scrollHeight: { get: () => height },
    scrollTop: {
      get: () => top,
      set: (value: number) => {
        top = Math.max(0, Math.min(value, height - view));
      },
    },
  });
  const scrollTo = (value: number) => {
    box.scrollTop = value;
    fireEvent.scroll(box);
  };
  const tellSizes = () =>
    act(() => {
      for (const notice of observed) notice();
    });
  const grow = (by: number) => {
    height += by;
    box.scrollTop = top;
    tellSizes();
    fireEvent.scroll(box);
  };
  return { page, box, scrollTo, tellSizes, grow, fromEnd: () => height - view - top };
}

beforeEach(() => {
  height = 1_000;
  view = 400;
  globalThis.ResizeObserver = class {
    readonly #notice: () => void;
    constructor(notice: ResizeObserverCallback) {
      this.#notice = () => notice([], this);
      observed.add(this.#notice);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      observed.delete(this.#notice);
    }
  };
});
afterEach(() => {
  globalThis.ResizeObserver = ResizeObserver;
});

const button = () => screen.queryByRole('button', { name: 'Jump to latest' });

describe('a growing log', () => {
  it('is followed at its end', () => {
    const { grow, fromEnd } = laidOut();
    for (let n = 0; n < 5; n += 1) {
      grow(300);
      expect(fromEnd()).toBe(0);
    }
    expect(button()).toBeNull();
  });

  it('is shown from the top without messages, without a button', () => {
    const { box, grow, scrollTo } = laidOut('one', true);
    grow(900);
    expect(box.scrollTop).toBe(0);
    scrollTo(200);
    scrollTo(100);
    expect(button()).toBeNull();
  });

  it('is not followed after scrolling up, by however little, until the reader is back', () => {
    const { box, grow, scrollTo, fromEnd } = laidOut();
    grow(500);
    scrollTo(box.scrollTop - 12);
    const place = box.scrollTop;
    grow(200);
    grow(200);
    expect(box.scrollTop).toBe(place);
    expect(button()).toBeTruthy();
    scrollTo(height - view - 20);
    expect(button()).toBeNull();
    grow(300);
    expect(fromEnd()).toBe(0);
  });

  it('is followed again by a reader who sees its end, which has more space below large letters', () => {
    const { box, grow, scrollTo } = laidOut();
    grow(500);
    scrollTo(box.scrollTop - 200);
    scrollTo(height - view - 60);
    expect(button()).toBeTruthy();
    box.style.lineHeight = '40px';
    scrollTo(height - view - 59);
    expect(button()).toBeNull();
  });

  it('is still followed when its frame grows, which moves its end up', () => {
    const { box, grow, fromEnd } = laidOut();
    grow(500);
    view = 500;
    box.scrollTop = height - view;
    height += 100;
    fireEvent.scroll(box);
    expect(button()).toBeNull();
    grow(100);
    expect(fromEnd()).toBe(0);
  });

  it('is not followed by a reader after sizes changed with nothing to scroll', () => {
    for (const [more, higher] of [
      [24, 24],
      [-24, -24],
    ] as const) {
      const { page, box, grow, scrollTo, tellSizes } = laidOut();
      grow(500);
      height += more;
      view += higher;
      tellSizes();
      scrollTo(box.scrollTop - 120);
      expect(button()).toBeTruthy();
      page.unmount();
    }
  });

  it.each([
    ['its frame becomes lower', 0, -80],
    ['its frame becomes higher', 0, 80],
    ['it shrinks', -100, 0],
    ['it grows', 100, 0],
  ])('is not followed by a reader when %s', (_, more, higher) => {
    const { box, grow, scrollTo, tellSizes } = laidOut();
    grow(500);
    height += more;
    view += higher;
    scrollTo(box.scrollTop - 300);
    const place = box.scrollTop;
    tellSizes();
    expect(button()).toBeTruthy();
    expect(box.scrollTop).toBe(place);
  });

  it('is not followed after something was expanded that moves its end out of view, until a new message', () => {
    const { page, box, grow, fromEnd } = laidOut();
    grow(500);
    const place = box.scrollTop;
    fireEvent.click(screen.getByRole('button', { name: 'Details' }));
    grow(200);
    expect(box.scrollTop).toBe(place);
    expect(button()).toBeTruthy();
    page.rerender(<Log subject="two" />);
    grow(300);
    expect([fromEnd(), button()]).toEqual([0, null]);
  });

  it('is not followed after something was expanded, even if the browser scrolls to the end in between', () => {
    const { box, grow, scrollTo } = laidOut();
    grow(500);
    fireEvent.click(screen.getByRole('button', { name: 'Details' }));
    height += 39;
    scrollTo(height - view);
    const place = box.scrollTop;
    grow(200);
    expect(box.scrollTop).toBe(place);
    expect(button()).toBeTruthy();
  });

  it('is still followed after it has shrunk, which moves its end up', () => {
    const { grow, fromEnd } = laidOut();
    grow(500);
    grow(-300);
    expect(button()).toBeNull();
    grow(100);
    expect(fromEnd()).toBe(0);
  });

  it('is scrolled back by the button, and by a new message', () => {
    const { page, box, grow, scrollTo, fromEnd } = laidOut();
    grow(500);
    scrollTo(box.scrollTop - 200);
    fireEvent.click(button()!);
    expect([fromEnd(), button()]).toEqual([0, null]);
    scrollTo(box.scrollTop - 200);
    page.rerender(<Log subject="two" />);
    expect([fromEnd(), button()]).toEqual([0, null]);
  });
});
