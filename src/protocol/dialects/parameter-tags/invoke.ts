import { invokeTags } from '../../bodies/invoke-tag.ts';
import { tagOpeners } from '../../bodies/tag-call.ts';
import { element, resultElement } from '../../scan/element.ts';
import type { Dialect, Opener } from '../../scan/syntax.ts';

const PREFIXES = ['', 'antml:', 'steptml:', 'atem:', 'mm:'];
const WRAPPERS = [
  'function_calls',
  'antml:function_calls',
  'atem:function_calls',
  'minimax:tool_call',
  'dots_function_call',
  'function_call',
  'tool_use',
];

/** Makes an opener that reads Muse Glimmer's tags as an example if the message goes to the user. */
const shownToUser = (opener: Opener): Opener => ({
  ...opener,
  read(scan, start) {
    if (scan.toUser && opener.text.startsWith('<atem:')) scan.output.quoted = true;
    return opener.read(scan, start);
  },
});

/** Anthropic-style, MiniMax M2, dots, Step 3, Muse Glimmer: `<invoke name="…">`; Olmo 3: calls in its wrapper. */
export const invoke: Dialect = {
  id: 'invoke',
  openers: PREFIXES.flatMap((prefix) => tagOpeners(invokeTags(prefix, PREFIXES)).map(shownToUser)),
  // The last one is the tag of CWM, which has a name before the arguments.
  wrappers: [
    ...WRAPPERS.map(element),
    { ...element('function'), weak: true },
    { open: '<tool: function>', close: '</tool>' },
  ],
  results: ['function_results', 'function_response', 'tool_result', 'tool_results'].map((tag) =>
    resultElement(tag, 'line'),
  ),
};
