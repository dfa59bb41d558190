/** A line that says where a link leads or what a note is: `[1]: https://example.com`, `[^a]: As others say.` */
const definition = /^ {0,3}\[([^\]\n]+)\]:[ \t]*\S.*$/gm;

/** What refers to a note, with its label; what says what one is, without. */
const reference = /^ {0,3}\[\^[^\]\n]+\]:|\[(\^[^\]\s]+)\]/gm;

/**
 * The lines of a text to which any block of it may refer, one below the other; notes in the order in which the text
 * refers to them.
 */
export function definitionsIn(text: string): string {
  if (!text.includes(']:')) return '';
  const lines = (text.match(definition) ?? []).map((line) => line.trim());
  const labels = [...text.matchAll(reference)].flatMap(([, label]) => label?.toLowerCase() ?? []);
  const places = new Map([...new Set(labels)].map((label, at) => [label, at]));
  const placeOf = (line: string) => places.get(line.slice(1, line.indexOf(']:')).toLowerCase()) ?? places.size;
  return lines.sort((a, b) => placeOf(a) - placeOf(b)).join('\n');
}

/** The notes that a block refers to, one a line: the number of each in the whole text, and its label. */
export function notesOf(block: string, definitions: string): string {
  if (!definitions.includes('[^')) return '';
  const words = block.toLowerCase();
  const labels = [...definitions.matchAll(definition)].map(([, label = '']) => label.toLowerCase());
  const notes = [...new Set(labels.filter((label) => label.startsWith('^')))];
  return notes.flatMap((label, at) => (words.includes(`[${label}]`) ? `${at + 1} ${label.slice(1)}` : [])).join('\n');
}

/**
 * A block with those that it refers to and does not hold itself. They stand before it, where nothing that is open in it
 * takes them in; by themselves they draw nothing.
 */
export function withDefinitions(block: string, definitions: string): string {
  if (definitions === '') return block;
  const words = block.toLowerCase();
  const own = new Set([...words.matchAll(definition)].map(([, label]) => label));
  const needed = [...definitions.matchAll(definition)].flatMap(([line, label = '']) => {
    const name = label.toLowerCase();
    return words.includes(`[${name}]`) && !own.has(name) ? line : [];
  });
  return needed.length > 0 ? `${needed.join('\n\n')}\n\n${block}` : block;
}
