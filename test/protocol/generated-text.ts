import fc from 'fast-check';
import { dialectSamples, TOKEN, written } from './dialect-samples.ts';

const NAMES = ['list_tabs', 'close_tabs', 'create_bookmarks', 'tag_items', 'read_page'];

const PROSE = [
  'I will look.\n',
  'plain words ',
  '\n',
  '\n\n',
  '- item ',
  '1. first\n   ',
  '> quoted ',
  '    indented\n',
  '| a | b |\n|---|---|\n',
  'Tiếng Việt 😀 中文 ',
  '# Heading\n',
  '`',
  '``',
  '```',
  '````',
  '~~~',
  '```json\n',
  '```js\n',
  '\n```\n',
  '\n~~~\n',
  '{',
  '}',
  '[',
  ']',
  '{"a": 1}',
  '<',
  '<b>',
  '<!--',
  '-->',
  '<think>',
  '</think>',
  '\n<think>',
  '</thinking>\n',
  '<tool_call>',
  '</tool_call>',
  '<TOOL_CALL>\n',
  '</TOOL_CALL>',
  '[tool]',
  '[/tool]',
  '[tool](https://example.com)',
  '[tool_result]\n',
  'TOOL_RESULT: {"success": true}',
  '\n{"action":"tool_result"}',
  '<tool:list_tabs>',
  '<param:query>',
  '</param:query>',
  '</tool:list_tabs>',
  '<tool name="list_tabs">',
  '<arg name="query">',
  '</arg>',
  '</tool>',
  '<tool:list_tabs/>',
  '\n^^^list_tabs\n',
  'query: news\n',
  'notes ---\n',
  '--- notes\n',
  '^^^\n',
  '<function=list_tabs>\n',
  '<parameter=query>\n',
  '\n</parameter>\n',
  '</function>\n',
  '[TOOL_CALLS]',
  'list_tabs[ARGS]',
  '<|python_tag|>',
  '[list_tabs(query="news")]\n',
  '<｜tool▁calls▁begin｜>',
  '<｜tool▁call▁begin｜>',
  '<｜tool▁sep｜>',
  '<｜tool▁call▁end｜>',
  '<arg_key>query</arg_key>',
  '<arg_value>news</arg_value>',
  '<|tool_call_begin|>',
  'functions.list_tabs:0<|tool_call_argument_begin|>',
  '<|channel|>analysis<|message|>',
  '<|channel|>commentary to=functions.list_tabs <|constrain|>json<|message|>',
  '<|call|>',
  '<|end|>',
  '<invoke name="list_tabs">',
  '<parameter name="query">',
  '</parameter>',
  '</invoke>',
  '<|im_end|>',
  'functools[',
  '&lt;tool_call&gt;',
  '\\`',
  '\r\n',
];

const samples = Object.values(dialectSamples)
  .flat()
  .flatMap(({ call, stripped }) => (stripped === undefined ? [call] : [call, stripped]));

/** The tokens of all dialects. */
const TOKENS = [...new Set(samples.flatMap((sample) => written(sample, 'list_tabs', 'x').match(TOKEN) ?? []))];

/** A call as the models of some dialect print it. */
export const dialectCall = fc
  .tuple(
    fc.constantFrom(...samples),
    fc.constantFrom(...NAMES, 'other'),
    fc.constantFrom('x', '', 'a\nb', '<b>', ...TOKENS),
  )
  .map(([sample, name, value]) => written(sample, name, value));

const json = fc
  .record({
    action: fc.constantFrom('tool_call', 'tool_call', 'tool_call', 'other'),
    name: fc.constantFrom(...NAMES),
    arguments: fc.dictionary(fc.constantFrom('query', 'notes', 'limit', '__proto__'), fc.jsonValue({ maxDepth: 2 }), {
      maxKeys: 3,
    }),
  })
  .map((call) => JSON.stringify(call));

/** A call as it should be, or with a character too few, too many or wrong. */
const broken = fc
  .tuple(json, fc.nat(200), fc.constantFrom('', '', '', '"', '\\', "'", '}', ',', '\n', '\u0001'))
  .map(([call, at, by]) => {
    const place = at % (call.length + 1);
    return by === '' ? call.slice(0, place) + call.slice(place + 1) : call.slice(0, place) + by + call.slice(place);
  });

const body = fc.oneof(
  { weight: 3, arbitrary: json },
  broken,
  fc.array(json, { maxLength: 3 }).map((calls) => `[${calls.join(', ')}]`),
);

const call = fc.oneof(
  body.map((text) => `\n\`\`\`json\n${text}\n\`\`\`\n`),
  body.map((text) => `\n~~~~\n${text}\n~~~~\n`),
  body.map((text) => `\n${text}\n`),
  body.map((text) => `<tool_call>\n${text}\n</tool_call>`),
  body.map((text) => `<TOOL_CALL>${text}`),
  body.map((text) => `[tool]${text}[/tool]`),
);

/** Responses as models might write them at their worst. */
export const responseText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...PROSE) },
      { weight: 2, arbitrary: call },
      dialectCall,
      { weight: 2, arbitrary: fc.constantFrom(...TOKENS) },
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    {
      maxLength: 14,
    },
  )
  .map((parts) => parts.join(''));

/** A text cut into pieces, also between the halves of a surrogate pair. */
export const cutText = fc.tuple(responseText, fc.array(fc.nat(40), { maxLength: 60 })).map(([text, lengths]) => {
  const pieces: string[] = [];
  let at = 0;
  for (const length of lengths) {
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  pieces.push(text.slice(at));
  return { text, pieces };
});

export const toolNames = NAMES;
