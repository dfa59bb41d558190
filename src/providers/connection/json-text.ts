const escapes = new Map(Object.entries({ n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }));

/**
 * Makes the function that reads an answer piece by piece: the text in a JSON string, or any other answer unchanged.
 * Pieces may be cut anywhere.
 */
export function jsonText(): (piece: string) => string {
  let isText: boolean | null = null;
  let closed = false;
  /** An incomplete escape. */
  let held = '';
  return (piece) => {
    let rest = held + piece;
    held = '';
    if (isText === null) {
      rest = rest.trimStart();
      if (rest === '') return '';
      isText = rest.startsWith('"');
      if (isText) rest = rest.slice(1);
    }
    if (!isText) return rest;
    let said = '';
    for (let at = 0; at < rest.length && !closed; at += 1) {
      const sign = rest[at];
      if (sign === '"') closed = true;
      else if (sign !== '\\') said += sign;
      else {
        const code = rest[at + 1];
        const length = code === 'u' ? 6 : 2;
        if (code === undefined || at + length > rest.length) {
          held = rest.slice(at);
          break;
        }
        said +=
          code === 'u'
            ? String.fromCharCode(Number.parseInt(rest.slice(at + 2, at + 6), 16))
            : (escapes.get(code) ?? code);
        at += length - 1;
      }
    }
    return said;
  };
}
