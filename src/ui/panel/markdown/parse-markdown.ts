import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { cutBareAddresses } from './bare-addresses.ts';
import { cjkStrikes } from './cjk-strikes.ts';
import type { Node } from './markdown-node.ts';

/** Plugin with the tree changes of ours, applied inside the parser, so that every user of the tree gets them. */
function ownTransforms(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push({
    transforms: [(tree) => cjkStrikes(tree as Node), (tree) => cutBareAddresses(tree as Node, parsed)],
  });
}

/** Markdown processor. `$` is left to `mathMarks`, since it may be money; a single `~` may mean "about". */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(ownTransforms)
  .freeze();

/** Plugin that gives another processor the same parser. */
export function asParsed(this: Processor): void {
  this.data(processor.data());
}

/** Syntax tree of a text whose formulas `mathMarks` has marked. */
export const parsed = (marked: string): Node => processor.parse(marked);
