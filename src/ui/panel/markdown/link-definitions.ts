import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import { createBlockCutter } from './cut-blocks.ts';
import { mathMarks } from './math-marks.ts';
import { type Node, parsed, spanOf } from './parse-markdown.ts';

/** Where links lead and what notes say, for all blocks of a text, by label. The label of a note begins with `^`. */
export interface Definitions {
  /** What is written of each, with its formulas marked. */
  sources: ReadonlyMap<string, string>;
  /** Notes that the text refers to, in the order in which it does. */
  numbers: ReadonlyMap<string, number>;
}

interface Definition {
  label: string;
  source: string;
  /** The notes that it refers to. */
  notes: string[];
}

/** What stands in a block: what it defines, and the notes to which the rest of it refers. */
interface Reading {
  definitions: Definition[];
  notes: string[];
}

/** Ends a note that stands before it: an indented line after it is no part of that. Nothing refers to it. */
const stop = '[\uFFFC]: #\n\n';

const none: Definitions = { sources: new Map(), numbers: new Map() };
/** What stands in each block that defines something or refers to a note. */
const telling = /\[\^|\]:/;
/** Up to the length that Markdown allows a label. */
const bracketed = /\[((?:\\[\s\S]|[^[\]\\]){1,999})\]/g;
/** What a note begins with, and nothing refers to it by. */
const noteBegins = /^ {0,3}\[\^[^[\]\s]+\]:/gm;
const begun = /^[ >]*\[(?:[^\]]{0,99}$|[^\]]*\](?::|$))/;

/** A growing text without a last line that may yet turn out to define something else than it does now. */
export function withoutUnfinishedLine(text: string): string {
  const end = text.lastIndexOf('\n') + 1;
  return begun.test(text.slice(end)) ? text.slice(0, end) : text;
}

/**
 * The definitions in the states of a text that grows; the same object while they stay the same. What refers to notes is
 * read as it comes, so that not all of it has to be when the first note does, mostly at the end.
 */
export function createDefinitions(): (text: string) => Definitions {
  const blocksOf = createBlockCutter();
  let readings = new Map<string, Reading>();
  let known = none;
  return (text) => {
    if (!telling.test(text)) return none;
    const before = readings;
    const blocks = blocksOf(text).filter((block) => telling.test(block));
    readings = new Map(blocks.map((block) => [block, before.get(block) ?? read(block)]));
    const now = gathered([...readings.values()]);
    if (!same(now.sources, known.sources) || !same(now.numbers, known.numbers)) known = now;
    return known;
  };
}

/**
 * What a block needs of them, and the number of each note in that with its label, one a line. Drawn before the block,
 * nothing that is open in it takes them in; by themselves they draw nothing.
 */
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

/** All that a text may refer to by a label, as parsers name it. */
const labelsIn = (text: string): string[] =>
  [...text.replace(noteBegins, '').matchAll(bracketed)].map(([, label = '']) =>
    normalizeIdentifier(label).toLowerCase(),
  );

/** A parser knows a note only where it is defined: here each that a block may refer to. */
function read(block: string): Reading {
  const notes = new Set(labelsIn(block).filter((label) => label.startsWith('^')));
  const claimed = [...notes].map((label) => `[${label}]: .\n\n`).join('') + stop;
  const text = claimed + mathMarks(block);
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

/** Of a list or a quote that it stands in, nothing is left. */
function sourceOf(node: Node, text: string): string {
  const [start, end] = spanOf(node);
  const around = new RegExp(`\\n[ \\t>]{0,${(node.position?.start.column ?? 1) - 1}}`, 'g');
  return text.slice(start, end).replace(around, '\n');
}

/** The first of a name is meant. Notes to which only notes refer come last. */
function gathered(readings: Reading[]): Definitions {
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
