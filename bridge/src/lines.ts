import type { Readable } from 'node:stream';

/** Longest line in UTF-16 units. */
export const lineLimit = 16 * 1024 * 1024;

/** Lines of a stream, in linear time. Throws for a line that is too long. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const [first, ...rest] = chunk.split('\n');
    parts.push(first!);
    length += first!.length;
    if (length > lineLimit) throw new Error('A line is too long.');
    for (const next of rest) {
      yield parts.join('').replace(/\r$/, '');
      parts = [next];
      length = next.length;
    }
  }
  if (length > 0) yield parts.join('');
}
