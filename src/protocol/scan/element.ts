import { skipTo } from './result-block.ts';
import type { ResultForm } from './syntax.ts';

/** The tags of an element without attributes. */
export const element = (name: string): { open: string; close: string } => ({ open: `<${name}>`, close: `</${name}>` });

/** A result between the tags of an element. */
export const resultElement = (name: string, followedBy: ResultForm['followedBy'] = 'anything'): ResultForm => {
  const { open, close } = element(name);
  return { open, followedBy, skip: skipTo(close) };
};
