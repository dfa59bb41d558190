/**
 * `npm run tokens`: what each syntax costs a model, for the same tools and the same calls. Tokens are estimated: the text
 * is split as GPT-4's tokenizer does before it looks into its vocabulary, and each part counts by its length. That ranks
 * notations well; the numbers themselves are off by some percent, and by model.
 */
import type { FormattableCall } from '../src/contract/protocol.ts';
import type { ToolDescription } from '../src/contract/tool.ts';
import { type FullSyntax, syntaxes } from '../src/protocol/index.ts';

const PARTS =
  /'(?:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+/giu;
/** Characters that one token holds on average: of a word, and of punctuation. */
const WORD = 8;
const MARKS = 3;

function tokens(text: string): number {
  const parts = text.match(PARTS) ?? [];
  return parts.reduce(
    (sum, part) => sum + Math.ceil(part.trim().length / (/\p{L}/u.test(part) ? WORD : MARKS) || 1),
    0,
  );
}

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

const calls: FormattableCall[] = [
  { name: 'list_tabs', arguments: { query: 'news' } },
  { name: 'get_current_tab', arguments: {} },
  { name: 'close_tabs', arguments: { ids: ['tab:17', 'tab:18', 'tab:23'] } },
  { name: 'search_bookmarks', arguments: { query: 'sourdough bread', folder: 'Recipes', limit: 20 } },
  { name: 'group_tabs', arguments: { ids: [4, 8, 15], title: 'Trip to Da Nang', color: 'blue' } },
  {
    name: 'create_bookmark',
    arguments: { url: 'https://example.com/a?b=1&c=2', title: 'Caret "blocks" & co', notes: 'One line,\nand another.' },
  },
  {
    name: 'tag_items',
    arguments: { items: [{ urls: ['https://example.com/'], add: ['to read', 'news'] }] },
  },
];

const written = syntaxes().filter((one): one is FullSyntax => one.kind === 'syntax' && !one.structured);
const rows = written
  .map((syntax) => ({
    id: syntax.id,
    rules: tokens(syntax.instructions(tools)),
    calls: calls.reduce((sum, call) => sum + tokens(syntax.formatCall(call)), 0),
  }))
  .sort((a, b) => a.calls - b.calls);

console.log(
  `${'syntax'.padEnd(16)}${'rules'.padStart(8)}${`${calls.length} calls`.padStart(10)}   beside the cheapest`,
);
for (const { id, rules, calls: cost } of rows) {
  const times = (cost / rows[0]!.calls).toFixed(2);
  console.log(`${id.padEnd(16)}${String(rules).padStart(8)}${String(cost).padStart(10)}   ${times}`);
}
