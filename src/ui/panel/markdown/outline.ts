import { blocksIn } from './cut-blocks.ts';
import { type Node, spanOf } from './markdown-node.ts';
import { mathMarks } from './math-marks.ts';
import { withLongerFences } from './nested-fences.ts';
import { parsed } from './parse-markdown.ts';

/** Lines of one kind. `heading`: a single line without its markers. */
export interface Lines {
  heading: boolean;
  text: string;
}

/** Finds blocks that may contain a heading. */
const sign = /(?:^|[ \t>])#{1,6}(?:\s|$)|^[ \t>]*(?:=+|-+)[ \t]*$/m;
/** Heading of plain words, which needs no parser. */
const plainHeading = /^ {0,3}#{1,6}[ \t]+([\p{L}\p{N}"“(][\p{L}\p{N} ,.;:'’"“”()?!–—%/-]*)$/u;

/** Splits a text into headings and the text between them. `definitions`: those that the source uses. */
export function outlined(source: string, definitions: string): Lines[] {
  const parts: Lines[] = [];
  const add = (text: string, heading = false) => text && parts.push({ heading, text });
  let from = 0;
  let at = 0;
  for (const block of blocksIn(source)) {
    const start = source.indexOf(block, at);
    at = start + block.length;
    if (!sign.test(block)) continue;
    const plain = plainHeading.exec(block)?.[1];
    if (plain !== undefined) {
      add(source.slice(from, start));
      add(plain.trim(), true);
      from = at;
      continue;
    }
    const text = definitions + mathMarks(withLongerFences(block));
    let end = definitions.length;
    for (const node of headingsIn(parsed(text))) {
      const [begins, ends] = spanOf(node);
      if (begins < end) continue;
      add(source.slice(from, start) + text.slice(end, begins));
      add(wordsOf(node), true);
      [from, end] = [start, ends];
    }
    add(source.slice(from, start) + text.slice(end));
    from = at;
  }
  add(source.slice(from));
  return parts;
}

const headingsIn = (node: Node): Node[] =>
  node.type === 'heading' ? [node] : (node.children ?? []).flatMap((child) => headingsIn(child));

const wordsOf = ({ value, alt, children = [] }: Node): string => value ?? alt ?? children.map(wordsOf).join('');
