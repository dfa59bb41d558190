import { unmeasured } from '@/src/contract/call.ts';
import type { Protocol } from '@/src/contract/protocol.ts';
import type { ModelMessage } from '@/src/contract/provider.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import { briefResult } from './brief-result.ts';

interface Step {
  call: { name: string; arguments: Record<string, unknown> };
  data: unknown;
  /** True if it contains text of others and needs marks. */
  marked: boolean;
}

interface Scene {
  user: string;
  steps: Step[];
  answer: string;
}

type Item = [id: number | string, title: string, url: string];

const news: Item = [71, 'Evening news', 'https://news.example/'];
const dentist: Item = [58, 'Dentist', 'https://dentist.example/'];
const library: Item = [35, 'Library', 'https://library.example/'];
const shoes: Item = [64, 'Red shoes', 'https://shoes.example/red'];
const repair: Item = [67, 'Shoe repair', 'https://repair.example/'];

const listed = (items: Item[], more: object = {}) => ({
  total: items.length,
  items: items.map(([id, title, url]) => ({ id, title, url, ...more })),
});

const tabListStep = (query: string | null, ...tabs: Item[]): Step => ({
  call: { name: 'list_tabs', arguments: query === null ? {} : { query } },
  data: listed(tabs),
  marked: true,
});

const closed = (...ids: number[]): Step => ({
  call: { name: 'close_tabs', arguments: { tab_ids: ids } },
  data: { closed: ids.length, done: ids.length },
  marked: false,
});

/** Answers repeat words of the results: a model that sees a bare number here gives that number ever after. */
const scenes: Scene[] = [
  { user: 'Which tabs are open?', steps: [tabListStep(null, news, dentist)], answer: '2 tabs: Evening news, Dentist.' },
  {
    user: 'Close the tab about the dentist.',
    steps: [tabListStep('dentist', dentist), closed(58)],
    answer: 'Closed: Dentist.',
  },
  {
    user: 'When does the library open? Look in the tab “Library”.',
    steps: [
      tabListStep('library', library),
      {
        call: { name: 'read_page', arguments: { tab_ids: [35] } },
        data: {
          pages: [
            { tab_id: 35, title: library[1], url: library[2], kind: 'article', text: 'Open from 10:15 to 19:00.' },
          ],
        },
        marked: true,
      },
    ],
    answer: 'It opens at 10:15.',
  },
  { user: 'How do you say “boat” in French?', steps: [], answer: 'Bateau.' },
  {
    user: 'How many tabs about boats are there?',
    steps: [
      tabListStep(
        'boats',
        [71, 'Boats for sale', 'https://boats.example/'],
        [72, 'Old boats', 'https://old.example/'],
        [80, 'Boat trips', 'https://trips.example/'],
      ),
    ],
    answer: '3 tabs: Boats for sale, Old boats, Boat trips.',
  },
  { user: 'Close the tab about snow.', steps: [tabListStep('snow')], answer: 'There is no tab about snow.' },
  {
    user: 'Close the tabs about shoes.',
    steps: [tabListStep('shoes', shoes, repair), closed(64, 67)],
    answer: 'Closed: Red shoes, Shoe repair.',
  },
  {
    user: 'Find my bookmarks about tea.',
    steps: [
      {
        call: { name: 'search_bookmarks', arguments: { query: 'tea' } },
        data: listed([['31', 'Green tea', 'https://tea.example/']], { folder: 'Other bookmarks' }),
        marked: true,
      },
    ],
    answer: '1 bookmark: Green tea.',
  },
];

const mark = '5f1c09ab';

/** Example messages for models that follow examples rather than instructions. Only with available tools. */
export function demonstration(
  tools: readonly ToolDescription[],
  { protocol, syntax }: { protocol: Pick<Protocol, 'formatCall' | 'formatQuoted' | 'isStructured'>; syntax: string },
): ModelMessage[] {
  if (protocol.isStructured(syntax)) return [];
  const names = new Set(tools.map(({ name }) => name));
  const shown = ({ call, data, marked }: Step): ModelMessage[] => [
    { role: 'assistant', text: protocol.formatCall(syntax, call) },
    { role: 'user', text: briefResult(unmeasured(data), marked ? mark : null, protocol) },
  ];
  return scenes
    .filter(({ steps }) => steps.every(({ call }) => names.has(call.name)))
    .flatMap(({ user, steps, answer }): ModelMessage[] => [
      { role: 'user', text: user },
      ...steps.flatMap(shown),
      { role: 'assistant', text: answer },
    ]);
}
