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
  /** Properties of its element. */
  data?: { hProperties?: Record<string, unknown> | undefined } | undefined;
  position?: { start: Point; end: Point } | undefined;
}

interface Point {
  column: number;
  offset?: number | undefined;
}

/** Markdown processor. Single dollars are money until `mathMarks` has looked at them. */
const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMath, { singleDollarTextMath: false }).freeze();

/** Plugin that reuses this parser. */
export function asParsed(this: Processor): void {
  this.data(processor.data());
}

/** Syntax tree of a text whose formulas `mathMarks` has marked. */
export const parsed = (marked: string): Node => processor.parse(marked);

/** Offsets of a node in its text. */
export const spanOf = ({ position }: Node): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];
