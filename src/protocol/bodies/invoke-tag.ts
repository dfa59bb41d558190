import { namedByAttribute, type TagNotation } from './tag.ts';

/** `<invoke name="…">` and `<parameter name="…">` with a prefix; other prefixes of the family close them too. */
export const invokeTags = (prefix: string, family: readonly string[] = [prefix]): TagNotation => {
  const closing = (name: string) =>
    [prefix, ...family.filter((one) => one !== prefix)].map((one) => `</${one}${name}>`);
  const tag = (name: string) => namedByAttribute(`<${prefix}${name} `, closing(name));
  // Also accepts the closing tags of the tags around a call.
  const ends = [
    ...closing('invoke'),
    ...['calls', 'tool_calls', 'function_calls', 'tool_call'].map((name) => `</${prefix}${name}>`),
  ];
  const call = namedByAttribute(`<${prefix}invoke `, [...ends, '</minimax:tool_call>']);
  return { calls: [call], parameters: [tag('parameter'), tag('param')], common: true };
};
