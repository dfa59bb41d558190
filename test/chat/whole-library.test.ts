import { describe, expect, it } from 'vitest';
import type { ToolCall } from '@/src/contract/tool.ts';
import { fakeBackground, succeeded, tools } from '@/test/fakes/background.ts';
import { fakeChat, userMessage } from '@/test/fakes/chat.ts';
import { commandProvider } from '@/test/fakes/commands.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { tab, tabTools } from '../commands/library.ts';

type Args = Record<string, unknown>;

const page = (all: unknown[], { limit = 50, cursor }: Args) => {
  const start = Number(cursor ?? 0);
  const end = start + Number(limit);
  return { items: all.slice(start, end), total: all.length, ...(end < all.length ? { next: String(end) } : {}) };
};

const bookmark = (n: number) => ({
  id: `b${n}`,
  title: `Saved ${n}`,
  url: `https://${n % 2 ? 'github.com' : 'example.com'}/saved/${n}`,
  folder: 'Bookmarks bar/All',
  folder_id: 'all',
  added: '2024-01-01T00:00:00.000Z',
  tags: [],
});

/** A browser with 2,000 tabs, 5,000 bookmarks and 20,000 pages that were visited. */
function largeLibrary() {
  const tabs = Array.from({ length: 2000 }, (_, n) =>
    tab(n + 1, `https://${n % 4 ? 'example.com' : 'github.com'}/tab/${n}`, { active: n === 0 }),
  );
  const bookmarks = Array.from({ length: 5000 }, (_, n) => bookmark(n));
  const visited = Array.from({ length: 20_000 }, (_, n) => ({
    title: `Read ${n}`,
    url: `https://github.com/read/${n}`,
    last_visit: '2026-11-20T10:00:00.000Z',
    visits: 1,
  }));
  const fakes = {
    ...tabTools(tabs),
    search_bookmarks: (args: Args) =>
      page(args.site ? bookmarks.filter(({ url }) => url.includes(String(args.site))) : bookmarks, args),
    list_bookmark_folders: (args: Args) => page([], args),
    search_history: (args: Args) => page(visited, args),
  };
  const isRead = (name: string) => /^(?:get|list|find|search)_/.test(name);
  const written: ToolCall[] = [];
  const known = [...Object.keys(fakes), 'create_bookmarks', 'export_items', 'tag_items', 'delete_bookmarks'].map(
    (name) => ({
      ...tools[0]!,
      name,
      effect: isRead(name) ? ('read' as const) : ('write' as const),
    }),
  );
  const background = fakeBackground({
    describeTools: () => ({ tools: known, total: known.length }),
    run: ({ call }) => {
      if (isRead(call.name)) return succeeded(fakes[call.name as keyof typeof fakes]!(call.arguments as never));
      written.push(call);
      return succeeded({ done: sizeOf(call) });
    },
  });
  const chat = fakeChat({
    protocol,
    syntax: 'json-block',
    providerId: 'commands',
    caller: 'command',
    background,
    provider: commandProvider(),
    settings: { contextTokens: 4096 },
    maxToolRounds: 10,
  });
  const say = async (sentence: string) => {
    const end = await chat.run({ kind: 'new', userMessage: userMessage(sentence) });
    return [end.reason, written.length, written.reduce((sum, call) => sum + sizeOf(call), 0)];
  };
  return { say };
}

/** Things that a write names. */
const sizeOf = ({ arguments: args }: Pick<ToolCall, 'arguments'>): number =>
  Object.values(args).reduce((sum: number, value) => sum + (Array.isArray(value) ? value.length : 0), 0);

describe('a command in a large library', () => {
  it.each([
    ['export my bookmarks', 5000],
    ['export my github bookmarks', 2500],
    ['delete bookmarks from github.com', 2500],
    ['bookmark all tabs as Trip', 2000],
    ['save the github tabs to folder Code', 500],
    ['close all github tabs', 499],
    ['put background tabs to sleep', 1999],
  ])('%s: acts on %i', async (sentence, n) => {
    expect(await largeLibrary().say(sentence)).toEqual(['answered', 1, n]);
  });
});
