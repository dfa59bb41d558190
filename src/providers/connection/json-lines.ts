/** The objects of a body with one on each line, however it is cut; undefined for a line that is none, and for a half one at the end. */
export async function* jsonLines(body: ReadableStream<Uint8Array> | null): AsyncGenerator<object | undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body ?? []) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield objectIn(line);
  }
  if (rest.trim() !== '') yield objectIn(rest);
}

function objectIn(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
