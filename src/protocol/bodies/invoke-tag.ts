import { namedByAttribute, type TagNotation } from './tag.ts';

/**
 * `<invoke name="…">` with `<parameter name="…">`, and a prefix behind every `<`. Tags with another prefix of the family
 * close them too.
 */
export const invokeTags = (prefix: string, family: readonly string[] = [prefix]): TagNotation => {
  const closing = (name: string) =>
    [prefix, ...family.filter((one) => one !== prefix)].map((one) => `</${one}${name}>`);
  const tag = (name: string) => namedByAttribute(`<${prefix}${name} `, closing(name));
  return { calls: [tag('invoke')], parameters: [tag('parameter')], common: true };
};
