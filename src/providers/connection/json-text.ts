const escapes = new Map(Object.entries({ n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }));

/** Text of a JSON string up to its closing mark or an incomplete escape. */
const readable = /^(?:[^"\\]+|\\(?:u.{4}|[^u]))*/s;

/** Makes a reader of an answer in pieces: gives the text in a JSON string, or any other answer unchanged. */
export function jsonText(): (piece: string) => string {
  let isText: boolean | null = null;
  let closed = false;
  let held = '';
  return (piece) => {
    let rest = held + piece;
    if (isText === null) {
      rest = rest.trimStart();
      if (rest === '') return '';
      isText = rest.startsWith('"');
      if (isText) rest = rest.slice(1);
    }
    if (!isText) return rest;
    if (closed) return '';
    const [body = ''] = readable.exec(rest) ?? [];
    closed = rest[body.length] === '"';
    held = closed ? '' : rest.slice(body.length);
    return body.replace(/\\(?:u(.{4})|(.))/gs, (_, code: string | undefined, sign: string) =>
      code === undefined ? (escapes.get(sign) ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
    );
  };
}
