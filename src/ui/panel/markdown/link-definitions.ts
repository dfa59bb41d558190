import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import { createBlockCutter } from './cut-blocks.ts';
import { type Node, spanOf } from './markdown-node.ts';
import { mathMarks } from './math-marks.ts';
import { withLongerFences } from './nested-fences.ts';
import { parsed } from './parse-markdown.ts';

/** Link targets and footnotes of a text by label; labels of footnotes begin with `^`. */
export interface Definitions {
  /** Source of each definition, with its formulas marked. */
  sources: ReadonlyMap<string, string>;
  /** Footnotes in the order of their first reference. */
  numbers: ReadonlyMap<string, number>;
}

interface Definition {
  label: string;
  source: string;
  /** Labels of referenced footnotes. */
  notes: string[];
}

/** Definitions in a block, and labels of the footnotes that its other text refers to. */
interface Reading {
  definitions: Definition[];
  notes: string[];
}

/** Invisible definition that ends a footnote, so that indented lines after it do not belong to it. */
const stop = '[\uFFFC]: #\n\n';

const none: Definitions = { sources: new Map(), numbers: new Map() };
/** Finds blocks that may contain a definition or a footnote. */
const telling = /\[\^|\]:/;
/** Bracketed label of at most 999 characters, the limit of CommonMark. */
const bracketed = /\[((?:\\[\s\S]|[^[\]\\]){1,999})\]/g;
/** Start of a footnote definition. */
const noteBegins = /^ {0,3}\[\^[^[\]\s]+\]:/gm;
const begun = /^[ >]*\[(?:[^\]]{0,99}$|[^\]]*\](?::|$))/;

/** Growing text without its last line, if that may become another definition. */
export function withoutUnfinishedLine(text: string): string {
  const end = text.lastIndexOf('\n') + 1;
  return begun.test(text.slice(end)) ? text.slice(0, end) : text;
}

/** Makes a function for the definitions of a growing text; it gives the same object while they are unchanged. */
export function createDefinitions(): (text: string) => Definitions {
  const blocksOf = createBlockCutter();
  let readings = new Map<string, Reading>();
  let known = none;
  return (text) => {
    if (!telling.test(text)) return none;
    const before = readings;
    const blocks = blocksOf(text).filter((block) => telling.test(block));
    readings = new Map(blocks.map((block) => [block, before.get(block) ?? read(block)]));
    const now = mergedDefinitions([...readings.values()]);
    if (!same(now.sources, known.sources) || !same(now.numbers, known.numbers)) known = now;
    return known;
  };
}

/** Definitions that a block uses, to be put before it, and `notes`, the numbers of its footnotes, one a line. */
export function definitionsUsedIn(
  block: string,
  { sources, numbers }: Definitions,
): { definitions: string; notes: string } {
  const used = new Set<string>();
  const use = (text: string) => {
    for (const label of sources.size > 0 ? labelsIn(text) : []) if (sources.has(label)) used.add(label);
  };
  use(block);
  for (const label of used) use(sources.get(label) ?? '');
  const labels = [...used];
  return {
    definitions: labels.length > 0 ? labels.map((label) => `${sources.get(label)}\n\n`).join('') + stop : '',
    notes: labels.flatMap((label) => (numbers.has(label) ? `${numbers.get(label)} ${label.slice(1)}` : [])).join('\n'),
  };
}

/** Labels that a text may refer to, normalized. */
const labelsIn = (text: string): string[] =>
  [...text.replace(noteBegins, '').matchAll(bracketed)].map(([, label = '']) =>
    normalizeIdentifier(label).toLowerCase(),
  );

/** Reads a block. Footnotes defined elsewhere get a dummy definition: the parser ignores references to unknown ones. */
function read(block: string): Reading {
  const notes = new Set(labelsIn(block).filter((label) => label.startsWith('^')));
  const claimed = [...notes].map((label) => `[${label}]: .\n\n`).join('') + stop;
  const text = claimed + mathMarks(withLongerFences(block));
  const reading: Reading = { definitions: [], notes: [] };
  const look = (node: Node, within: { notes: string[] }) => {
    const label = `${node.type.startsWith('footnote') ? '^' : ''}${node.identifier}`;
    if (node.type === 'footnoteReference') within.notes.push(label);
    const own = /definition$/i.test(node.type) ? { label, source: sourceOf(node, text), notes: [] } : null;
    if (own && spanOf(node)[0] >= claimed.length) reading.definitions.push(own);
    for (const child of node.children ?? []) look(child, own ?? within);
  };
  look(parsed(text), reading);
  return reading;
}

/** Source of a node without the indentation and quote marks around it. */
function sourceOf(node: Node, text: string): string {
  const [start, end] = spanOf(node);
  const around = new RegExp(`\\n[ \\t>]{0,${(node.position?.start.column ?? 1) - 1}}`, 'g');
  return text.slice(start, end).replace(around, '\n');
}

/** Merges readings. The first definition of a label wins; footnotes referenced only in footnotes are numbered last. */
function mergedDefinitions(readings: Reading[]): Definitions {
  const all = new Map<string, Definition>();
  for (const one of readings.flatMap(({ definitions }) => definitions))
    if (!all.has(one.label)) all.set(one.label, one);
  const order = new Set<string>();
  const note = (labels: string[]) => {
    for (const label of labels) if (all.has(label)) order.add(label);
  };
  for (const { notes } of readings) note(notes);
  for (const label of order) note(all.get(label)?.notes ?? []);
  return {
    sources: new Map([...all].map(([label, { source }]) => [label, source])),
    numbers: new Map([...order].map((label, at) => [label, at + 1])),
  };
}

const same = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
