/** `npm run tokens`: what each syntax costs a model for the same tools, calls and results, in tokens of `o200k`. */
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { FormattableCall } from '../src/contract/protocol.ts';
import type { ToolDescription, ToolResult } from '../src/contract/tool.ts';
import { type FullSyntax, syntaxes } from '../src/protocol/index.ts';
import { instructionsOf } from '../src/protocol/prompt.ts';

const tool = (name: string, properties: ToolDescription['parameters']['properties'] = {}): ToolDescription => ({
  name,
  area: 'tabs',
  effect: 'read',
  inverse: 'exact',
  description: '',
  parameters: { type: 'object', properties },
});
const tools = [
  tool('list_tabs', { query: { type: 'string' } }),
  tool('create_bookmarks', { items: { type: 'array' } }),
];

/** Frequent calls: a few short values, now and then a list. */
const shortCalls: FormattableCall[] = [
  { name: 'list_tabs', arguments: { query: 'news' } },
  { name: 'get_current_tab', arguments: {} },
  { name: 'close_tabs', arguments: { tab_ids: [17, 18, 23] } },
  { name: 'search_bookmarks', arguments: { query: 'sourdough bread', folder: 'Recipes', limit: 20 } },
  { name: 'group_tabs', arguments: { tab_ids: [4, 8, 15], title: 'Trip to Da Nang', color: 'blue' } },
  { name: 'read_page', arguments: { tab_ids: [4], part: 2 } },
  {
    name: 'create_bookmarks',
    arguments: {
      items: [
        { url: 'https://example.com/a?b=1&c=2', title: 'Caret "blocks" & co', tags: ['to read', 'news'] },
        { url: 'https://example.org/bread', title: 'Bread' },
      ],
    },
  },
  { name: 'tag_items', arguments: { items: [{ urls: ['https://example.com/'], add: ['to read'] }] } },
];

/** Calls that carry a text of several lines: a note with a list and quotations, and a page's source. */
const longCalls: FormattableCall[] = [
  {
    name: 'save_note',
    arguments: {
      title: 'Three recipes',
      text: [
        'Sourdough: 500 g of flour, 350 g of water.',
        '',
        '- "Feed" the starter the day before.',
        '- Fold it four times, one every 30 minutes.',
        '- Let it rest overnight; it is ready when it is "puffy".',
        '',
        'Rye: see the second tab. The third one is in Vietnamese (bánh mì).',
      ].join('\n'),
    },
  },
  {
    name: 'save_file',
    arguments: {
      name: 'tabs.html',
      text: [
        '<!doctype html>',
        '<html lang="en">',
        '  <body class="list">',
        '    <ul>',
        '      <li><a href="https://example.com/?a=1&amp;b=2">News</a></li>',
        '      <li><a href="https://example.org/">Weather</a></li>',
        '    </ul>',
        '  </body>',
        '</html>',
      ].join('\n'),
    },
  },
];

const results: ToolResult[] = [
  {
    success: true,
    data: {
      items: [
        { id: 17, title: 'The "Morning" Paper', url: 'https://example.com/news', active: true },
        { id: 18, title: 'Weather', url: 'https://example.org/weather?city=Hanoi', active: false },
      ],
      total: 2,
    },
    error: null,
    execution_time_ms: 12,
    retries: 0,
  },
  {
    success: false,
    data: null,
    error: 'There is no tab 99.',
    suggestion: 'Take ids from list_tabs.',
    execution_time_ms: 3,
    retries: 0,
  },
];

const sum = (texts: string[]): number => texts.reduce((total, text) => total + countTokens(text), 0);

/** Tokens of each syntax, the cheapest first. */
export const costs = syntaxes()
  .filter((one): one is FullSyntax => one.kind === 'syntax' && !one.structured)
  .map((syntax) => {
    const instructions = countTokens(instructionsOf(syntax, tools));
    const short = sum(shortCalls.map((call) => syntax.formatCall(call)));
    const long = sum(longCalls.map((call) => syntax.formatCall(call)));
    const answered = sum(results.map((result) => syntax.formatResult(shortCalls[0]!, result, null)));
    const total = instructions + short + long + answered;
    return { id: syntax.id, instructions, short, long, results: answered, total };
  })
  .sort((a, b) => a.total - b.total);

/** The table that stands in `docs/protocol.md`. */
export const table = [
  `| syntax | instructions | ${shortCalls.length} short calls | ${longCalls.length} with a text | ${results.length} results | together |`,
  '| --- | --: | --: | --: | --: | --: |',
  ...costs.map(({ id, ...numbers }) => `| \`${id}\` | ${Object.values(numbers).join(' | ')} |`),
].join('\n');

if (import.meta.main) console.log(table);
