/** An element of a formula that is being read. */
interface FormulaPart {
  name: string;
  /** The texts of its child elements with their names, in their order. */
  parts: { name: string; text: string }[];
  /** Characters that the element names in attributes, such as a bracket or a sum. */
  signs: Record<string, string>;
}

const short = (text: string): string => (/^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`);

/** A formula element of Word as one line of text: `x^2`, `(a+b)/2`, `√(n)`. */
function formulaText({ name, parts, signs }: FormulaPart): string {
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

const tag = /<(\/?)([a-zA-Z][\w.-]*(?::[\w.-]+)?)(?![\w.:-])((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>/g;
const sign = /<m:oMath|<w:vanish|txbxContent|<mc:AlternateContent/;
const off = /=\s*["'](?:0|false|off)["']/;
const vml = 'xmlns:v="urn:schemas-microsoft-com:vml"';

/** True for elements around formulas, whose content readers skip. */
const isBare = (name: string): boolean => name === 'm:oMathPara';

interface Element {
  name: string;
  /** Index of its first piece. */
  start: number;
  hidden?: boolean;
  /** Text boxes in a drawing. */
  boxes: string[];
  /** The tags of the first of several alternative forms, and whether the old form is there too. */
  choice?: { open: number; close: number };
  hasFallback?: boolean;
}

/** The XML of a Word file for every reader: formulas as text, text boxes in the older form, no hidden text. */
export function readableWordXml(xml: string): string {
  if (!sign.test(xml)) return xml;
  const pieces: string[] = [];
  const open: Element[] = [];
  const formula: FormulaPart[] = [];
  const nearest = (name: string) => open.findLast((one) => one.name === name);
  let from = 0;

  function begin(name: string, whole: string, empty: boolean): void {
    if (name === 'w:vanish' && open.at(-1)?.name === 'w:rPr' && open.at(-2)?.name === 'w:r') {
      const run = open.at(-2);
      if (run) run.hidden = !off.test(whole);
    }
    const forms = open.at(-1);
    if (forms?.name === 'mc:AlternateContent') {
      if (name === 'mc:Fallback') forms.hasFallback = true;
      else if (name === 'mc:Choice' && !empty) forms.choice ??= { open: pieces.length, close: -1 };
    }
    if (!empty) open.push({ name, start: pieces.length, boxes: [] });
    pieces.push(isBare(name) ? '' : whole);
  }

  function end(name: string, whole: string): void {
    const at = open.findLastIndex((one) => one.name === name);
    const element = open[at];
    pieces.push(isBare(name) ? '' : whole);
    if (!element) return;
    open.length = at;
    const parent = open.at(-1);
    if (name === 'w:r' && element.hidden) pieces.length = element.start;
    else if (name === 'w:txbxContent' && parent?.name !== 'v:textbox') {
      nearest('w:drawing')?.boxes.push(pieces.slice(element.start).join(''));
    } else if (name === 'w:drawing')
      for (const box of element.boxes)
        pieces.push(`<w:pict><v:shape ${vml}><v:textbox>${box}</v:textbox></v:shape></w:pict>`);
    else if (name === 'mc:Choice' && parent?.choice?.close === -1) parent.choice.close = pieces.length - 1;
    else if (name === 'mc:AlternateContent' && element.choice && !element.hasFallback) {
      pieces[element.choice.open] = '<mc:Fallback>';
      pieces[element.choice.close] = '</mc:Fallback>';
    }
  }

  /** Reads a tag of a formula. `text`: the text before the tag. */
  function inFormula(closes: boolean, name: string, about: string, empty: boolean, text: string): void {
    const last = formula.at(-1);
    if (!last) return;
    if (last.name === 'm:t') last.parts.push({ name: '', text });
    if (closes) {
      if (last.name !== name) return;
      formula.pop();
      const said = formulaText(last);
      const outer = formula.at(-1);
      if (outer) {
        if (/^m:.*Pr$/.test(name)) Object.assign(outer.signs, last.signs);
        else outer.parts.push({ name, text: said });
      } else {
        const run = `<w:r><w:t xml:space="preserve">${said}</w:t></w:r>`;
        pieces.push(nearest('w:p') ? run : `<w:p>${run}</w:p>`);
      }
      return;
    }
    const value = /\bm:val\s*=\s*["']([^"']*)/.exec(about)?.[1];
    if (value !== undefined) last.signs[name] = value;
    if (!empty) formula.push({ name, parts: [], signs: {} });
  }

  for (const { 0: whole, 1: slash, 2: name = '', 3: about = '', index } of xml.matchAll(tag)) {
    const text = xml.slice(from, index);
    from = index + whole.length;
    const empty = about.endsWith('/');
    if (formula.length > 0) inFormula(slash === '/', name, about, empty, text);
    else {
      pieces.push(text);
      if (name === 'm:oMath' && !slash && !empty) formula.push({ name, parts: [], signs: {} });
      else if (slash) end(name, whole);
      else begin(name, whole, empty);
    }
  }
  pieces.push(xml.slice(from));
  return pieces.join('');
}
