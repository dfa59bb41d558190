import type { Opener } from '../syntax.ts';
import { namedByAttribute } from './tag.ts';
import { tagOpeners } from './tag-openers.ts';

/** Openers for `<invoke name="…">` with a prefix behind every `<`, also in the wrappers that may stand around it. */
export const invokeOpeners = (prefix: string, wrappers: string[]): Opener[] => {
  const tag = (name: string) => namedByAttribute(`<${prefix}${name} `, `</${prefix}${name}>`);
  return tagOpeners({ calls: [tag('invoke')], parameters: [tag('parameter')] }, wrappers);
};
