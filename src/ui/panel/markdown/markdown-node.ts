/** A node of a syntax tree of Markdown. */
export interface Node {
  type: string;
  identifier?: string;
  value?: string;
  url?: string;
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
