/** A line that says where a link leads or what a note is: `[1]: https://example.com`, `[^a]: As others say.` */
const definition = /^ {0,3}\[([^\]\n]+)\]:[ \t]*\S.*$/gm;

/** The lines of a text to which any block of it may refer, one below the other. */
export function definitionsIn(text: string): string {
  if (!text.includes(']:')) return '';
  return (text.match(definition) ?? []).map((line) => line.trim()).join('\n');
}

/**
 * A block with those that it refers to and does not hold itself. They stand before it, where nothing that is open in it
 * takes them in; by themselves they draw nothing.
 */
export function withDefinitions(block: string, definitions: string): string {
  if (definitions === '') return block;
  const words = block.toLowerCase();
  const needed = [...definitions.matchAll(definition)].flatMap(([line, label = '']) => {
    const name = `[${label.toLowerCase()}]`;
    return words.includes(name) && !words.includes(`${name}:`) ? line : [];
  });
  return needed.length > 0 ? `${needed.join('\n\n')}\n\n${block}` : block;
}
