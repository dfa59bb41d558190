import { modelSettings } from '@/src/contract/settings.ts';
import type { Area, Effect, Inverse, ToolDescription } from '@/src/contract/tool.ts';
import { type FakeServices, fakeServices } from '@/test/fakes/services.ts';
import { answer, call, entry, user } from '../preview/samples.ts';

const tool = (area: Area, name: string, effect: Effect, inverse: Inverse, description: string): ToolDescription => ({
  name,
  area,
  effect,
  inverse,
  description,
  parameters: { type: 'object' },
});

const tools = [
  tool('tabs', 'list_tabs', 'read', 'exact', 'Lists open tabs, filtered by words, site, group, age or state.'),
  tool('tabs', 'group_tabs', 'write', 'exact', 'Puts tabs into a group, new or existing.'),
  tool('tabs', 'close_tabs', 'destroy', 'partial', 'Closes tabs by id.'),
  tool('bookmarks', 'search_bookmarks', 'read', 'exact', 'Finds bookmarks by words in title, address and folder.'),
  tool(
    'bookmarks',
    'move_bookmarks',
    'write',
    'exact',
    'Moves bookmarks into folders by path, and makes folders that are missing on the way.',
  ),
  tool('bookmarks', 'empty_trash', 'destroy', 'none', 'Deletes what is in the trash for good.'),
  tool('pages', 'read_page', 'read', 'exact', 'Reads the text of the page in a tab.'),
];

const used = [
  { tool: 'list_tabs', calls: 214, failures: 0, time: 5200, last: 1 },
  { tool: 'close_tabs', calls: 12, failures: 1, time: 9800, last: 1 },
];

const large = Array.from({ length: 90 }, (_, n) => ({ id: `qwen3-${n}b`, context: 32_768 * (n + 1) }));

/** Everything that the options can show. */
export async function world(): Promise<FakeServices> {
  const services = fakeServices({ background: { statistics: () => ({ tools, used }) } });
  const at = Date.now() - 86_400_000;
  services.kinds = [
    {
      id: 'openai-compatible',
      label: 'OpenAI-compatible',
      needsKey: 'optional',
      defaultBaseUrl: 'http://localhost:11434/v1',
    },
  ];
  services.test = async () => large;
  services.shortcuts = async () => [
    { name: '_execute_action', description: 'Open Outrigger', shortcut: 'Alt+Shift+U' },
    { name: 'tidy-tabs', description: 'Tidy tabs', shortcut: '' },
  ];
  const { records } = services;
  await records.providers.put({
    id: 'p1',
    kind: 'openai-compatible',
    name: 'Home server',
    baseUrl: 'http://localhost:11434/v1',
    model: 'qwen3-8b',
    at,
  });
  await records.providers.put({
    id: 'p2',
    kind: 'openai-compatible',
    name: 'A service with a rather long name',
    baseUrl: 'https://api.example.com/v1',
    model: 'organisation/a-model-with-a-long-name-instruct-2026-11',
    at: at + 1,
  });
  await records.providers.putKey('p2', 'https://api.example.com', 'sk-0123456789wxyz');
  await records.providers.putModelSettings(
    'p1',
    'qwen3-8b',
    modelSettings.parse({ systemPrompt: 'Answer in short sentences.' }),
  );
  await records.settings.change({ provider: 'p1', policies: { read_page: 'off', group_tabs: 'ask' } });
  await records.grants.put({ id: 'g1', tool: 'close_tabs', place: null, most: 10, conversation: null, at, used: 3 });
  await records.journal.put(entry('e1', 'Closed 10 tabs'));
  await records.journal.put(entry('e2', 'Grouped 96 tabs into 11 groups', { at, turn: 'old', effect: 'write' }));
  await records.journal.put(
    entry('e3', 'Tagged 12 bookmarks', { at, turn: 'old', effect: 'write', undone: ['tab:0', 'tab:1', 'tab:2'] }),
  );
  await records.journal.put(
    entry('e4', 'Sorted the folder Recipes by name', { at: at + 1, turn: 'old', effect: 'write' }),
  );
  await records.conversations.put({
    id: 'chat',
    title: 'Tidy up before the trip',
    named: false,
    at,
    updated: at,
    window: 7,
    draft: '',
  });
  const raw = '```json\n{"action": "tool_call", "name": "list_tabs", "arguments": {"site": "example.com"}}\n```';
  const said = answer('t1', [
    { type: 'reasoning', text: 'The user wants to know which tabs are about Rust. I should look.\n' },
    { type: 'text', text: 'I will look at your tabs.\n\n' },
    call('list_tabs', 'Looked through 214 tabs', { raw }),
  ]);
  await records.conversations.putMessage(user('t1', 'which tabs are about rust?'));
  await records.conversations.putMessage({ ...said, usage: { input: 4210, output: 96 } });
  await records.conversations.putMessage({
    ...answer('t2', [{ type: 'text', text: 'Three of them are about Rust.' }]),
    id: 'r2',
    usage: { input: 5100, output: 12, estimated: true },
  });
  return services;
}
