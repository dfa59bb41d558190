/** An element of a formula that is being read. */
export interface FormulaPart {
  name: string;
  /** The texts of its child elements with their names, in their order. */
  parts: { name: string; text: string }[];
  /** Characters that the element names in attributes, such as a bracket or a sum. */
  signs: Record<string, string>;
}

const short = (text: string): string => (/^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`);

/** A formula element of Word as one line of text: `x^2`, `(a+b)/2`, `√(n)`. */
export function formulaText({ name, parts, signs }: FormulaPart): string {
  const of = (wanted: string) => parts.filter((part) => part.name === wanted).map(({ text }) => text);
  const [base = ''] = of('m:e');
  const [above = ''] = of('m:sup');
  const [below = ''] = of('m:sub');
  const scripts = `${below && `_${short(below)}`}${above && `^${short(above)}`}`;
  switch (name) {
    case 'm:f':
      return `${short(of('m:num').join(''))}/${short(of('m:den').join(''))}`;
    case 'm:sSup':
    case 'm:sSub':
    case 'm:sSubSup':
      return base + scripts;
    case 'm:rad':
      return `${of('m:deg').join('')}√${short(base)}`;
    case 'm:nary':
      return `${signs['m:chr'] ?? '∫'}${scripts} ${base}`;
    case 'm:d':
      return `${signs['m:begChr'] ?? '('}${of('m:e').join(signs['m:sepChr'] ?? '|')}${signs['m:endChr'] ?? ')'}`;
    case 'm:mr':
      return of('m:e').join(' ');
    case 'm:m':
      return of('m:mr').join('; ');
    default:
      return parts.map(({ text }) => text).join('');
  }
}
