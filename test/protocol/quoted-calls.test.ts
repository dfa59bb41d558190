import { describe, expect, it } from 'vitest';
import { type FullSyntax, syntaxes } from '@/src/protocol/index.ts';
import { corpus, tools } from './corpus.ts';
import { cutEverywhere, digest, readPieces, untiled } from './reading.ts';

const example = { name: 'close_tabs', arguments: { tab_ids: '1', notes: 'a b' } };
const written = syntaxes()
  .filter((one): one is FullSyntax => one.kind === 'syntax' && !one.structured)
  .map((syntax) => syntax.formatCall(example));
/** Answers that are nothing but one call, as every family writes it. */
const printed = corpus
  .filter(({ calls, prose, errors, reasoning, options, finish }) => {
    const plain = !prose && !errors && !reasoning && !options && !finish;
    return plain && calls?.length === 1 && calls[0]!.repairs === undefined;
  })
  .map(({ text }) => text.trim());

/** They open a block of their own, or count only at the start of a line. */
const isBlock = (call: string): boolean => /^(<bos>)?(```|~~~)/.test(call);
const needsLine = (call: string): boolean => /^(\^\^\^|TOOL:|\{|\[?\w+\(|functools|Action:|[\w-]+\[)/.test(call);
const calls = [...new Set([...written, ...printed])].filter((call) => !isBlock(call));
const within = calls.filter((call) => !needsLine(call));
const inParagraph = within.filter((call) => !/\n\s*\n/.test(call));
const onOneLine = within.filter((call) => !call.includes('\n'));

const around =
  (before: string, behind = '') =>
  (call: string) =>
    `${before}${call}${behind}`;

const forms: Record<string, { of: string[]; quote(call: string): string }> = {
  ...Object.fromEntries(
    ['""', '“”', '„“', '«»', '»«', '‹›', '‘’', '‚‘', '「」', '『』', "''"].map(([open, close]) => [
      `in ${open} and ${close}`,
      { of: within, quote: around(`The log says ${open}`, `${close} and no more.`) },
    ]),
  ),
  'in French quotation marks with blanks': { of: within, quote: around('Il dit « ', ' » et rien de plus.') },
  'within a longer quotation': { of: within, quote: around('He wrote “I close them: ', '” and left.') },
  'in quotation marks, in brackets': { of: within, quote: around('As before ("', '").') },
  'in quotation marks, in a list': { of: within, quote: around('- a\n- the form "', '" is old') },
  'in quotation marks, at the start of a line': { of: within, quote: around('"', '" is what it wrote.') },
  'behind a backslash': { of: within, quote: around('Write \\', ' and stop.') },
  'behind a backslash, at the start of a line': { of: calls.filter((call) => !/^\w/.test(call)), quote: around('\\') },
  'in <pre> and <code>': { of: within, quote: around('<pre><code>', '</code></pre>\nAs above.') },
  'in <pre> with line breaks': { of: calls, quote: around('So:\n\n<pre class="x">\n', '\n</pre>\nAs above.') },
  'in <code>': { of: inParagraph, quote: around('Write <code>', '</code> for that.') },
  'in <CODE>': { of: inParagraph, quote: around('Write <CODE>', '</CODE> for that.') },
  'in <kbd> in a list': { of: inParagraph, quote: around('1. <kbd>', '</kbd>') },
  'in inline code': { of: onOneLine, quote: around('Write `` ', ' `` exactly so.') },
  'in inline code over a line break': {
    of: within.filter((call) => !onOneLine.includes(call)),
    quote: around('Write `', '` exactly so.'),
  },
  'in inline code that begins at the end of a line': {
    of: within.filter((call) => !/^<[|｜]\w+[|｜]>\n/.test(call)),
    quote: around('Write `\n', '` exactly so.'),
  },
  'on a lazy line of a quotation': { of: calls, quote: around('> The log says\n', '\n\nand no more.') },
  'on the second lazy line of a quotation': { of: within, quote: around('> The log\nsays ', '\n\nand no more.') },
  'on a lazy line of a quotation in a list': { of: within, quote: around('- > a\n  ', '\n\nand no more.') },
  'in the first cell of a table': { of: onOneLine, quote: around('| a | b |\n|---|---|\n| ', ' | c |') },
  'in the second cell of a table': { of: onOneLine, quote: around('| a | b |\n|---|---|\n| c | ', ' |') },
  'in a table without outer marks': { of: onOneLine, quote: around('a | b\n---|---\nc | ', '') },
};

const options = { toolNames: tools };
/** Tokens are never shown, whatever speaks of them. */
const hasToken = (text: string): boolean => /<[|｜]|[|｜]>|<\/?(start|end)_|<escape>|\[\/?TOOL_/.test(text);

describe('a call does not run and is shown whole', () => {
  it.each(Object.entries(forms))('%s', (_, { of, quote }) => {
    expect(of.length).toBeGreaterThan(2);
    for (const call of of) {
      const text = quote(call);
      const events = readPieces([text], options);
      const read = digest(events);
      expect(read, text).toMatchObject({ calls: [], errors: [] });
      if (!hasToken(text)) expect(read, text).toMatchObject({ text, reasoning: '' });
      expect(untiled(events, text), text).toEqual([]);
      expect(digest(readPieces(cutEverywhere(text), options)), text).toEqual(read);
    }
  });
});

describe('a call that is not quoted', () => {
  it.each([
    ['behind a quotation', 'He said "yes" and “no”. '],
    ['behind inches', 'The 27" one: '],
    ['behind an apostrophe', "I don't, in the dogs' house: "],
    ['behind a curly apostrophe', 'I don’t: '],
    ['behind HTML code', 'Use <code>a</code> and <pre>b</pre> '],
    ['behind a mention of a tag', 'The <code> tag. '],
    ['behind inline code', 'Use `a` and ``b``: '],
    ['behind code with a quotation mark in it', 'The `"` mark: '],
    ['behind a table', '| a |\n|---|\n| b |\n'],
    ['behind a quotation and an empty line', '> a\n\n'],
    ['behind a heading in a quotation', '> # a\n'],
    ['behind an escaped backslash', 'C:\\\\'],
    ['behind a quotation that never closed, on the line before', 'He said "yes\n'],
  ])('runs %s', (__, before) => {
    const call = '<tool_call>{"name":"close_tabs","arguments":{"tab_ids":[1]}}</tool_call>';
    const read = digest(readPieces([`${before}${call}`], options));
    expect(read).toMatchObject({ text: before, calls: [{ name: 'close_tabs' }], errors: [] });
    expect(digest(readPieces(cutEverywhere(`${before}${call}`), options))).toEqual(read);
  });
});

describe('in a block of Markdown that holds code blocks', () => {
  const blocks = [...new Set([...written, ...printed])];
  const quotes: Record<string, (call: string) => string> = {
    'behind a code block': (call) => `\`\`\`\`markdown\n# a\n\`\`\`\`js\nb\n\`\`\`\`\n\n${call}\n\`\`\`\`\n`,
    'in the second one': (call) => `~~~md\n~~~js\nb\n~~~\n\n~~~text\n${call}\n~~~\n~~~\n`,
    'two deep': (call) => `~~~md\n~~~markdown\n~~~js\nb\n~~~\n\n${call}\n~~~\n~~~\n`,
  };
  it.each(Object.entries(quotes))('no call runs %s', (_, quote) => {
    for (const call of blocks) {
      const text = quote(call);
      const read = digest(readPieces([text], options));
      expect(read, text).toMatchObject({ calls: [], errors: [], text, reasoning: '' });
      expect(digest(readPieces(cutEverywhere(text), options)), text).toEqual(read);
    }
  });

  it('a JSON block in it does not run, and one after it does', () => {
    const call = '```json\n{"action":"tool_call","name":"close_tabs","arguments":{"tab_ids":[1]}}\n```';
    const quoted = `\`\`\`markdown\n# a\n${call}\nb\n${call}\n\`\`\`\n\n`;
    expect(digest(readPieces([quoted], options))).toMatchObject({ calls: [], text: quoted });
    for (const pieces of [[quoted + call], cutEverywhere(quoted + call)])
      expect(digest(readPieces(pieces, options))).toMatchObject({ calls: [{ name: 'close_tabs' }], text: quoted });
  });
});
