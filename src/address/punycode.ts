const base = 36;
const lowest = 1;
const highest = 26;

/** Decodes one label of a host name after `xn--` (RFC 3492); null if it is not valid. */
export function decodePunycode(encoded: string): string | null {
  const split = encoded.lastIndexOf('-');
  const output = split > 0 ? [...encoded.slice(0, split)].map((char) => char.codePointAt(0)!) : [];
  let [code, bias, position] = [128, 72, 0];
  let at = split > 0 ? split + 1 : 0;
  while (at < encoded.length) {
    const start = position;
    for (let [weight, k] = [1, base]; ; k += base) {
      const digit = Number.parseInt(encoded[at++] ?? '', base);
      if (Number.isNaN(digit)) return null;
      // RFC 3492 numbers a–z before 0–9, `parseInt` the other way round.
      const value = (digit + 26) % base;
      position += value * weight;
      const threshold = Math.max(lowest, Math.min(highest, k - bias));
      if (value < threshold) break;
      weight *= base - threshold;
    }
    bias = adapt(position - start, output.length + 1, start === 0);
    code += Math.floor(position / (output.length + 1));
    position %= output.length + 1;
    if (code > 0x10ffff) return null;
    output.splice(position++, 0, code);
  }
  return String.fromCodePoint(...output);
}

function adapt(delta: number, length: number, first: boolean): number {
  let rest = first ? Math.floor(delta / 700) : delta >> 1;
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((base - lowest) * highest) / 2; k += base) rest = Math.floor(rest / (base - lowest));
  return k + Math.floor(((base - lowest + 1) * rest) / (rest + 38));
}
