/** Reads formulas of a page, as TeX or as one line of text; each once, though pages contain them several times. */

const written = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** TeX without the `\displaystyle` that Wikipedia adds. */
const bare = (tex: string): string => (/^\{\\displaystyle ([\s\S]*)\}$/.exec(tex)?.[1] ?? tex).trim();

const dollars = (tex: string): string => `$${bare(tex)}$`;

/** A part of a formula, in brackets if it is longer than one character. */
const part = (text: string): string => (text.length > 1 ? `(${text})` : text);

/** Presentation MathML as one line of text. */
function mathLine(node: Element): string {
  const [first = '', second = '', third = ''] = [...node.children].map(mathLine);
  switch (node.localName) {
    case 'annotation':
    case 'annotation-xml':
      return '';
    case 'mtable':
      return [...node.children].map(mathLine).join('; ');
    case 'mtr':
      return [...node.children].map(mathLine).join(', ');
    case 'msup':
    case 'mover':
      return `${first}^${part(second)}`;
    case 'msub':
    case 'munder':
      return `${first}_${part(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${first}_${part(second)}^${part(third)}`;
    case 'mfrac':
      return `${part(first)}/${part(second)}`;
    case 'msqrt':
      return `√(${[...node.children].map(mathLine).join('')})`;
    case 'mroot':
      return `${part(first)}^(1/${second})`;
    default:
      return node.children.length > 0 ? [...node.children].map(mathLine).join('') : written(node.textContent);
  }
}

function mathText(math: Element): string {
  const tex = written(math.querySelector('annotation[encoding*="tex" i]')?.textContent ?? math.getAttribute('alttext'));
  return tex === '' ? mathLine(math) : dollars(tex);
}

/** The character of a hexadecimal code, in its plain form: MathJax draws `𝐸` for an `E`. */
function signOf(code: string | undefined): string {
  const point = Number.parseInt(code ?? '', 16);
  return point > 0x1f && point <= 0x10ffff ? String.fromCodePoint(point).normalize('NFKC') : '';
}

/** Reads a formula that MathJax draws with its fonts: its characters are in class names and not in the text. */
function glyphLine(node: Element): string {
  const inner = () => [...node.children].map(glyphLine).join('');
  switch (node.localName) {
    case 'mjx-c':
      return signOf(/\bmjx-c([\dA-F]+)\b/.exec(node.getAttribute('class') ?? '')?.[1]);
    case 'mjx-script':
      return `${node.parentElement?.localName === 'mjx-msub' ? '_' : '^'}${part(inner())}`;
    case 'mjx-num':
      return `${part(inner())}/`;
    case 'mjx-den':
      return part(inner());
    default:
      return node.hasAttribute('data-c') ? signOf(node.getAttribute('data-c') ?? '') : inner();
  }
}

/** The TeX source that MathJax 2 keeps beside the rendered formula. */
const texScript = 'script[type^="math/tex"]';

/** The text of an element that is a formula; null for others. */
export function formulaOf(element: Element): string | null {
  const { classList } = element;
  if (element.localName === 'math') return mathText(element);
  if (element.matches(texScript)) return dollars(written(element.textContent));
  if (classList.contains('MathJax_Preview')) return '';
  if (element.localName !== 'mjx-container' && /^MathJax(?:_Display|_SVG|_SVG_Display)?$/.test(classList[0] ?? ''))
    return element.parentElement?.querySelector(`:scope > ${texScript}`) ? '' : null;
  const drawn =
    element.localName === 'mjx-container' || classList.contains('katex') || classList.contains('mwe-math-element');
  if (!drawn) return null;
  const math = element.querySelector('math');
  if (math) return mathText(math);
  const tex = written(element.querySelector('[data-latex]')?.getAttribute('data-latex'));
  if (tex !== '') return dollars(tex);
  return written(element.getAttribute('aria-label')) || glyphLine(element) || null;
}

const raised: Record<string, string> = { '+': '⁺', '-': '⁻', '−': '⁻', n: 'ⁿ', i: 'ⁱ', '(': '⁽', ')': '⁾' };
const lowered: Record<string, string> = { '+': '₊', '-': '₋', '−': '₋', '(': '₍', ')': '₎' };
const digits = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' };

/** A superscript or subscript number as such: `r²`, not `r2`. Words stay as they are. */
export function scriptText(kind: 'sup' | 'sub', text: string): string {
  const signs = kind === 'sup' ? raised : lowered;
  const characters = [...text.trim()];
  const put = characters.map((one) => (/\d/.test(one) ? digits[kind][Number(one)] : signs[one]));
  return characters.length > 0 && characters.length <= 6 && put.every(Boolean) ? put.join('') : text;
}
