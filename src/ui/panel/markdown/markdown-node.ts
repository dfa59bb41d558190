/** A node of a syntax tree of Markdown. */
export interface Node {
  type: string;
  identifier?: string;
  value?: string;
  url?: string;
  alt?: string | null | undefined;
  children?: Node[];
  /** Name and properties of the element to render. */
  data?: { hName?: string | undefined; hProperties?: Record<string, unknown> | undefined } | undefined;
  position?: { start: Point; end: Point } | undefined;
}

interface Point {
  column: number;
  offset?: number | undefined;
}

/** Offsets of a node in its text. */
export const spanOf = ({ position }: Node): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];
