import { type Syntax, syntaxes } from '../../src/protocol/index.ts';
import { toolNames } from './generated-text.ts';

/** A text of any length: some beginning, a piece that is repeated, some end. */
export interface GrowingText {
  head?: string;
  piece: string;
  end?: string;
}

/** Every text that a notation knows as a mark of its own. */
export function marksOf(syntax: Syntax): string[] {
  return [
    ...(syntax.openers ?? []).map(({ text }) => text),
    ...toolNames.flatMap((name) => syntax.openersFor?.(name) ?? []).map(({ text }) => text),
    ...(syntax.fences ?? []).flatMap(({ words }) => words.map((word) => `\`\`\`${word}`)),
    ...(syntax.markup ?? []),
    ...(syntax.edges ?? []),
    ...(syntax.closers ?? []),
    ...(syntax.wrappers ?? []).flatMap(({ open, close }) => [open, close]),
    ...(syntax.results ?? []).map(({ open }) => open),
    ...(syntax.reasoning ?? []).flatMap(({ open, close, until = [] }) => [open, close, ...until]),
  ];
}

/**
 * Every mark of every notation, in the surroundings in which a model that loops repeats it: in all of them, or in one of
 * them in turn.
 */
function repeatedMarks(all: boolean): Record<string, GrowingText> {
  const marks = [...new Set(syntaxes().flatMap(marksOf))];
  const around: [string, (mark: string) => GrowingText][] = [
    ['glued', (mark) => ({ head: 'Hi.', piece: mark })],
    ['on lines', (mark) => ({ head: 'Hi.\n', piece: `${mark}\n` })],
    ['behind line breaks', (mark) => ({ head: 'Hi.', piece: `\n${mark}` })],
    ['between blanks', (mark) => ({ head: 'Hi.', piece: `${mark} ` })],
    ['before words', (mark) => ({ head: 'Hi.', piece: `${mark}list_tabs` })],
    ['before objects', (mark) => ({ piece: `${mark}{"name":"list_tabs","arguments":{}}` })],
    ['before half an object', (mark) => ({ piece: `${mark}{"name":` })],
    ['in quotation marks', (mark) => ({ piece: `"${mark}{"a":1}", ` })],
    ['in HTML', (mark) => ({ piece: `<li><s>${mark}</s></li>` })],
    ['before an attribute', (mark) => ({ piece: `${mark} name="list_tabs"` })],
  ];
  return Object.fromEntries(
    marks.flatMap((mark, index) =>
      around
        .filter((_, place) => all || place === index % around.length)
        .map(([name, wrap]) => [`${JSON.stringify(mark)} ${name}`, wrap(mark)]),
    ),
  );
}

const RESULT = { success: true, data: { a: 1 }, error: null, execution_time_ms: 1, retries: 0 };

const written: Record<string, GrowingText> = Object.fromEntries(
  syntaxes().flatMap((syntax) => {
    if (syntax.kind !== 'syntax' || syntax.structured) return [];
    const call = syntax.formatCall({ name: 'list_tabs', arguments: { query: 'news', notes: 'a\nb' } });
    const unknown = syntax.formatCall({ name: 'no_such_tool', arguments: { query: 'news' } });
    return [
      [`${syntax.id}: calls`, { piece: `${call}\n` }],
      [`${syntax.id}: calls of no tool`, { piece: `${unknown}\n` }],
      [`${syntax.id}: calls without an end`, { piece: `${call.slice(0, -4)}\n` }],
      [`${syntax.id}: calls in quotation marks`, { piece: `"${call}" and ` }],
      [`${syntax.id}: calls in a value`, { head: '<tool:list_tabs>\n<param:query>', piece: `${call}\n` }],
      [
        `${syntax.id}: results`,
        { piece: `${syntax.formatResult({ name: 'list_tabs', arguments: {} }, RESULT, null)}\n` },
      ],
    ];
  }),
);

const prose: Record<string, GrowingText> = {
  'blocks of JSON without action': { piece: '```json\n{"name":"list_tabs","arguments":{}}\n```\n' },
  'the same with blank lines': { piece: '```json\n{"name":"list_tabs","arguments":{}}\n```\n\n \n' },
  'lists of JSON without action': { piece: '```json\n[{"name":"list_tabs","arguments":{}}]\n```\n' },
  'one block of many objects': { head: '```json\n', piece: '{"name":"list_tabs","arguments":{}}\n' },
  'one list of many objects': { head: '```json\n[', piece: '{"name":"list_tabs","arguments":{}},' },
  'one list of many broken objects': { head: '```json\n[', piece: '{"action":"tool_call","name":},' },
  'many keys': { head: '```json\n{"action":"tool_call","name":"list_tabs","arguments":{', piece: '"a":1,' },
  'many lists in lists': { head: '```json\n{"action":"tool_call","name":"list_tabs","arguments":{"a":', piece: '[' },
  'JSON data': { piece: '```json\n{"id": 1, "title": "News", "tags": ["a", "b"], "nested": {"x": null}}\n```\n' },
  'JSON data without fences': { piece: '{"id": 1, "title": "News", "tags": ["a", "b"]}\n' },
  'JSON lines': { piece: '[{"name": "list_tabs"}]\n' },
  'struck items': { piece: '<li><s></s></li>' },
  HTML: { piece: '<div class="a"><p>Some <b>bold</b> text &amp; more</p></div>\n' },
  'HTML code': { piece: '<pre><code>a < b</code></pre>\n' },
  'HTML code that never ends': { piece: '<code>a ' },
  'HTML code of lines': { piece: '<pre>\n' },
  'HTML comments': { piece: '<!-- a -->' },
  'HTML comments that never end': { piece: 'a <!-- b\n\n' },
  quotations: { piece: '> as you said\n' },
  'lazy quotations': { piece: '> as you said\nand more\n' },
  'quotations of calls': { piece: '> x\n<tool_call>{"name":"list_tabs","arguments":{}}</tool_call>\n\n' },
  'deep quotations': { piece: '> > > > a\n' },
  'quotation marks': { piece: '"a" “b” „c“ «d» ' },
  'quotation marks that never end': { piece: ' "a <tool_call>{}' },
  'a list': { piece: '- item\n' },
  'a numbered list': { piece: '12. item\n' },
  'nested lists': { piece: '- a\n  - b\n    - c\n      1. d\n' },
  'lists in lists on one line': { piece: '- ' },
  'numbers in lists on one line': { piece: '1. ' },
  'a table': { piece: '| a | `b` | <c> |\n' },
  'a table of calls': { piece: '| <tool_call>{"name":"list_tabs","arguments":{}}</tool_call> |\n' },
  'code blocks': { piece: '```js\nconst a = `b`;\n```\n' },
  'a long code block': { head: '```js\n', piece: 'const a = `b` + "```";\n' },
  fences: { piece: '```' },
  'fences on lines': { piece: '```\n' },
  tildes: { piece: '~~~ a\n' },
  'blocks of Markdown in each other': { head: '```md\n', piece: '```md\n' },
  'code blocks in Markdown': { head: '```md\n', piece: '```js\na\n```\n' },
  'fences of inline code in Markdown': { head: '```md\n', piece: '``` a `b`\n' },
  'longer and longer fences': { piece: '```\n````\n`````\n' },
  'words behind fences': { piece: '```json ```' },
  'indented code': { piece: '\n    code <tool_call>{}\n' },
  'inline code': { piece: '`a` and ``b`` ' },
  'inline code of calls': { piece: '`<tool_call>{"a":1}</tool_call>` ' },
  'backticks that never close': { piece: '`a <b ``c ' },
  'lone backticks before tags': { piece: '` <tool_call> ' },
  'lines of lone backticks': { piece: '`<tool_call>\n' },
  backslashes: { piece: '\\' },
  'escaped marks': { piece: '\\<tool_call>{} \\`' },
  headings: { piece: '# A\n' },
  'line breaks': { piece: '\n' },
  'Windows line breaks': { piece: '\r\n' },
  blanks: { piece: ' ' },
  'blank lines': { piece: ' \t\n' },
  'a tag and blanks': { head: '<tool_call>', piece: ' ' },
  'a closing tag and blanks': { head: 'Hi.</s', piece: ' ' },
  'closing tags and blanks': { piece: '</tool_call ' },
  reasoning: { piece: '<think>a</think>\n' },
  'reasoning that never ends': { piece: '<think>\n' },
  'reasoning that was never opened': { piece: 'a\n</think>\n' },
  angles: { piece: '<' },
  bars: { piece: '<|' },
  carets: { piece: '^^^' },
  'carets on lines': { piece: '^^^a\n' },
  brackets: { piece: '[' },
  braces: { piece: '{' },
  'braces on lines': { piece: '{\n' },
  'mentions of tools': { piece: 'list_tabs( ' },
  'lists of mentions': { piece: '[list_tabs(a=[\n' },
  'lists of mentions with texts': { piece: '[list_tabs(a="""\n' },
  'Vietnamese and Chinese': { piece: 'Tiếng Việt 😀 中文 “引” 「引」' },
  prose: { piece: 'The **tabs** of [this](https://example.com/?a=1&b=2), 5 < 6, don’t "you" see?\n\n' },
};

export const growingTexts = (all: boolean): Record<string, GrowingText> => ({
  ...repeatedMarks(all),
  ...written,
  ...prose,
});

/** The text with so many characters. */
export function grown({ head = '', piece, end = '' }: GrowingText, length: number): string {
  return head + piece.repeat(Math.ceil(length / piece.length)) + end;
}
