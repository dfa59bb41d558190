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
  /** Absent in a node that was cut out of another. */
  column?: number;
  offset?: number | undefined;
}

/** Offsets of a node in its text. */
export const spanOf = ({ position }: Node): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** Position from `start` to `end`; none for a node without one, which was found in plain text. */
export const positionAt = (node: Node, start: number, end: number): Pick<Node, 'position'> =>
  node.position ? { position: { start: { offset: start }, end: { offset: end } } } : {};

/** True if a node's source has this text, without escapes; also for a node without position. */
export function isWrittenAs(node: Node, text: string): boolean {
  const [start, end] = spanOf(node);
  return !node.position || end - start === text.length;
}
