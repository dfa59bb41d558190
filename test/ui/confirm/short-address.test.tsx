// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShortAddress } from '@/src/ui/confirm/short-address.tsx';

afterEach(cleanup);

it.each([
  ['https://boat.example/', ['boat.example']],
  ['https://boat.example/harbour', ['boat.example', '/harbour']],
  ['https://boat.example/a/long/way/chapter-1', ['boat.example', '/a/long/way', '/chapter-1']],
  ['https://boat.example/a/b', ['boat.example', '/a/b']],
  ['https://boat.example/sourdough-for-beginners', ['boat.example', '/sourdough-for-beginners']],
  ['about:blank', ['about:blank']],
])('an address is cut before its last part, and has all its letters: %s', (url, parts) => {
  const { container } = render(<ShortAddress url={url} />);
  expect([...container.querySelectorAll('span')].map((part) => part.textContent)).toEqual(parts);
});

it.each([
  ['https://boat.example/r/aww', 0],
  ['https://boat.example/a/b/chapter-1', 0],
  ['https://boat.example/a/long/way/home/chapter-1', 1],
  ['https://boat.example/sourdough-for-beginners', 1],
])('only a long path always keeps a part, since a short one would leave a gap: %s', (url, long) => {
  const { container } = render(<ShortAddress url={url} />);
  expect(container.querySelectorAll('.plan-row-long')).toHaveLength(long);
});
