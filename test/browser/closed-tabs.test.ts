import { expect, it } from 'vitest';
import { closedEntryOf } from '@/src/browser/tabs/closed-tabs.ts';

type Session = Parameters<typeof closedEntryOf>[0];
const session = (given: object) => given as Session;

it('reads closed tabs and windows of both browsers, without those that cannot be reopened', () => {
  const tab = { sessionId: '7', title: 'A', url: 'https://a.test/' };
  const seconds = session({ lastModified: 1_795_000_000, tab });
  expect(closedEntryOf(seconds)).toEqual({
    id: `7.${(1_795_000_000_000).toString(36)}`,
    at: 1_795_000_000_000,
    window: false,
    tabs: [{ title: 'A', url: 'https://a.test/' }],
  });
  const window = session({ lastModified: 1_795_000_000_123, window: { sessionId: '8', tabs: [tab, {}] } });
  expect(closedEntryOf(window)).toEqual({
    id: `8.${(1_795_000_000_123).toString(36)}`,
    at: 1_795_000_000_123,
    window: true,
    tabs: [
      { title: 'A', url: 'https://a.test/' },
      { title: '', url: '' },
    ],
  });
  expect(closedEntryOf(session({ lastModified: 1, tab: { title: 'A' } }))).toBeNull();
  expect(closedEntryOf(session({ lastModified: 1, window: { sessionId: '9' } }))).toBeNull();
});
