import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** A node of a syntax tree of Markdown. */
export interface Node {
  type: string;
  identifier?: string;
  value?: string;
  alt?: string | null | undefined;
  children?: Node[];
  /** What its element is given. */
  data?: { hProperties?: Record<string, unknown> | undefined } | undefined;
  position?: { start: Point; end: Point } | undefined;
}

interface Point {
  column: number;
  offset?: number | undefined;
}

/** What answers are written in. Single dollars are money until `mathMarks` has looked at them. */
const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMath, { singleDollarTextMath: false }).freeze();

/** A plugin by which a processor reads as `parsed` does, with nothing to set up for each text. */
export function asParsed(this: Processor): void {
  this.data(processor.data());
}

/** The syntax tree of a text whose formulas `mathMarks` has marked, as it is drawn. */
export const parsed = (marked: string): Node => processor.parse(marked);

/** Where a node stands in the text that it was parsed from. */
export const spanOf = ({ position }: Node): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];
