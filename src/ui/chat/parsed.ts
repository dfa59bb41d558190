import type { Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A node of a syntax tree of Markdown. */
export interface Node {
  type: string;
  identifier?: string;
  value?: string;
  alt?: string | null | undefined;
  children?: Node[];
  position?: { start: Point; end: Point } | undefined;
}

interface Point {
  column: number;
  offset?: number | undefined;
}

/** What answers are written in. Single dollars are money until `mathMarks` has looked at them. */
export const plugins: NonNullable<Options['remarkPlugins']> = [
  remarkGfm,
  [remarkMath, { singleDollarTextMath: false }],
];

const processor = unified().use(remarkParse).use(plugins).freeze();

/** The syntax tree of a text whose formulas `mathMarks` has marked, as it is drawn. */
export const parsed = (marked: string): Node => processor.parse(marked);

/** Where a node stands in the text that it was parsed from. */
export const spanOf = ({ position }: Node): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];
