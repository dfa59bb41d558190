import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { cutBareAddresses } from './bare-addresses.ts';
import { cjkStrikes } from './cjk-strikes.ts';
import type { Node } from './markdown-node.ts';

/** Takes part in the parsing, so that every reader of the tree sees the same. */
function ownMarks(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push({
    transforms: [(tree) => cjkStrikes(tree as Node), (tree) => cutBareAddresses(tree as Node, parsed)],
  });
}

/**
 * Markdown processor. Single dollars are money until `mathMarks` has looked at them, single tildes say "about".
 * Emphasis may stand beside Chinese, Japanese and Korean punctuation.
 */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(ownMarks)
  .freeze();

/** Plugin that reuses this parser. */
export function asParsed(this: Processor): void {
  this.data(processor.data());
}

/** Syntax tree of a text whose formulas `mathMarks` has marked. */
export const parsed = (marked: string): Node => processor.parse(marked);
