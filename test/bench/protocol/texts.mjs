/** Responses of a given length: prose with Markdown, prose with 200 calls, or one call with a single long argument. */

const PARAGRAPHS = [
  'I have looked through the open tabs, and there are **three** that show the same page. ',
  'The second one (opened on Monday) has a form in it; closing it would lose what you typed.\n\n',
  '- `list_tabs` gave 214 rows, of which 12 are pinned\n- the rest is older than a week\n\n',
  'See [the notes](https://example.com/notes?id=5&part=2) for what "stale" means here: a < b, and so on.\n',
  '## What I would do\n\n1. Close the duplicates.\n2. Group what is left by site, then tag it.\n\n',
];
const CALLS = 200;

/** Prose that repeats a single construct. */
const KINDS_OF_PROSE = {
  html: '<div class="card"><p>The <b>second</b> tab &amp; its <a href="https://example.com/?a=1">link</a></p>\n<br>\n</div>\n',
  quotations: '> As you said on Monday, the second one has a form in it.\n> Closing it would lose what you typed.\n\n',
  'inline code': 'Use `list_tabs` with `query`, or ``a `b` c``, and see `https://example.com/?a=1` for `more`.\n',
  'code blocks':
    'So:\n\n```js\nconst tabs = await list({ query: "news" });\nfor (const tab of tabs) {\n  close(tab.id);\n}\n```\n\n',
  'nested lists': '- one\n  - two, with more words\n    1. three\n    2. four\n  - five\n- six and seven\n\n',
  'JSON data':
    '```json\n{"id": 5, "title": "News", "tags": ["a", "b"], "nested": {"x": null, "y": [1, 2, 3]}}\n```\n\n',
};
export const kindsOfProse = Object.keys(KINDS_OF_PROSE);

const prose = (size) =>
  PARAGRAPHS.join('')
    .repeat(Math.ceil(size / 400) + 1)
    .slice(0, size);
const repeated = (text, size) => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const plain = (size) => 'News about tabs and how to keep them. '.repeat(Math.ceil(size / 38) + 1).slice(0, size);
/** Nearly every character of it is written as an escape. */
const escapes = (size) => '"\\\n\t"\\\u0007'.repeat(Math.ceil(size / 7) + 1).slice(0, size);

/** Functions that write a call, by notation. */
const notations = {
  'json-block': (query) =>
    `\n\`\`\`json\n${JSON.stringify({ action: 'tool_call', name: 'list_tabs', arguments: { query } })}\n\`\`\`\n`,
  hermes: (query) => `\n<tool_call>\n${JSON.stringify({ name: 'list_tabs', arguments: { query } })}\n</tool_call>\n`,
  qwen: (query) =>
    `\n<tool_call>\n<function=list_tabs>\n<parameter=query>\n${query}\n</parameter>\n</function>\n</tool_call>\n`,
  gadget: (query) => `\n!!!GADGET_START:list_tabs\n!!!ARG:query\n${query}\n!!!GADGET_END\n`,
};

/** JSON readers get the objects alone: a list of 200 with as much text in them, or the one. */
const json = {
  calls: (size) => {
    const query = plain(Math.max(10, Math.floor(size / CALLS) - 62));
    return JSON.stringify(
      Array.from({ length: CALLS }, () => ({ action: 'tool_call', name: 'list_tabs', arguments: { query } })),
    );
  },
  argument: (size) =>
    JSON.stringify({ action: 'tool_call', name: 'list_tabs', arguments: { query: plain(size - 70) } }),
};

/** A response of about `size` characters; null where the notation has no such thing. */
export function textOf(notation, kind, size) {
  if (notation === 'json') return json[kind]?.(size) ?? null;
  if (kind in KINDS_OF_PROSE) return repeated(KINDS_OF_PROSE[kind], size);
  const write = notations[notation];
  switch (kind) {
    case 'prose':
      return prose(size);
    case 'calls': {
      const each = Math.floor(size / CALLS);
      const call = write(plain(Math.max(10, Math.floor((each - 110) * 0.9))));
      return (prose(Math.max(0, each - call.length)) + call).repeat(CALLS);
    }
    case 'argument':
      return `I will look.\n${write(plain(size - 150))}`;
    case 'escapes':
      return `I will look.\n${write(escapes(Math.floor((size - 150) / 2)))}`;
    default:
      throw new Error(`There is no text "${kind}".`);
  }
}

/** The text in pieces of so many characters, each a string of its own as a network would give it; 0: in one piece. */
export function cut(text, length) {
  // Not by a buffer: Node keeps a text of a buffer outside the heap from a megabyte on, where it is slower to read.
  if (length === 0) return [[text.slice(0, 1), text.slice(1)].join('')];
  const pieces = [];
  for (let at = 0; at < text.length; at += length) pieces.push(Buffer.from(text.slice(at, at + length)).toString());
  return pieces;
}
