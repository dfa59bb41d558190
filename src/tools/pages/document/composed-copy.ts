import { isWebAddress } from '@/src/address/address.ts';
import { formulaOf, scriptText } from './formula-text.ts';
import { flowingText, keepBlanks, lineEdge } from './page-marks.ts';
import { shadowRootOf } from './shadow-root.ts';

/** Classes that highlighters give to the numbers of lines: Pygments, Chroma, Rouge, Prism, highlight.js and others. */
const numbering =
  /(?:^|[\s_-])(?:ln|lnt|linenos?|linenodiv|line-?numbers?|linenumber|pre-numbering|gutter|blob-num|react-line-number)(?:$|[\s_-])/i;
/** Maximum number of texts that are examined in one element. */
const most = 10_000;

function holdsNumbers(element: Element): boolean {
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  let digits = false;
  for (let seen = 0, node = walker.nextNode(); node; seen += 1, node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (seen >= most || !/^[\s\d]*$/.test(text)) return false;
    digits ||= /\d/.test(text);
  }
  return digits;
}

/** True for line numbers beside code. `unselectable`: the element is inside code and cannot be selected. */
const isLineNumber = (element: Element, unselectable: boolean): boolean =>
  (unselectable || numbering.test(element.getAttribute('class') ?? '')) && holdsNumbers(element);

/** Types of inputs whose value is shown as it is. */
const written = /^(?:text|search|email|url|tel|number|date|datetime-local|month|week|time|submit|button|reset)$/;
/** Values of `autocomplete` whose fields are never read: passwords, cards, codes. */
const secret = /password|^cc-|one-time-code/;

/** The text of a form field: its value, or the chosen option. Null for other elements and for secrets. */
function fieldText(element: Element): string | null {
  switch (element.localName) {
    case 'select': {
      const { options } = element as HTMLSelectElement;
      const chosen = [...options].filter(({ selected }) => selected).map(({ label, text }) => (label || text).trim());
      return chosen.join(', ');
    }
    case 'datalist':
      return '';
    case 'input': {
      const { type, value, checked } = element as HTMLInputElement;
      if (type === 'checkbox' || type === 'radio') return checked ? '[x]' : '[ ]';
      const hidden = !written.test(type) || secret.test(element.getAttribute('autocomplete') ?? '');
      return hidden ? '' : value;
    }
    default:
      return null;
  }
}

const mostElements = 200_000;
const deepestFrame = 5;
const deepest = 1_500;
/** Smallest frame that is read, in pixels; smaller ones are trackers. */
const smallestFrame = 40;

const silent = new Set(['noscript', 'script', 'style', 'template', 'link', 'meta', 'object', 'embed', 'rp']);
const preformatted = new Set(['pre', 'textarea', 'listing', 'xmp', 'plaintext']);
const ownLine = /^(?:block|flex|grid|table|table-row|list-item|flow-root)$/;
/** Elements that do not begin a new line. */
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em font i kbd mark q s samp small span strong time u var'.split(' '),
);

/** Rendered children of an element: those of its shadow root, and for a slot the assigned nodes. */
function childrenOf(element: Element): Iterable<Node> {
  if (element.localName === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedNodes?.() ?? [];
    return assigned.length > 0 ? assigned : element.childNodes;
  }
  return shadowRootOf(element)?.childNodes ?? element.childNodes;
}

/** The description of a picture; empty if it only decorates. */
function pictureText(element: Element): string {
  const role = element.getAttribute('role');
  if (role === 'presentation' || role === 'none' || element.getAttribute('aria-hidden') === 'true') return '';
  const title = element.localName === 'svg' ? element.querySelector(':scope > title')?.textContent : null;
  const label = element.getAttribute('alt') || element.getAttribute('aria-label') || title || '';
  const words = label.replace(/\s+/g, ' ').trim();
  if (words === '') return '';
  const formula = /\\[a-z]+|[_^]\{/i.test(words) && /math|tex/i.test(element.getAttribute('class') ?? '');
  return formula ? `$${/^\{\\displaystyle ([\s\S]*)\}$/.exec(words)?.[1] ?? words}$` : ` [Image: ${words}] `;
}

/** True for a drawing without a description, and for the title of a drawing, which is read as its description. */
const isDecoration = (element: Element): boolean =>
  (element.localName === 'svg' && element.getAttribute('aria-hidden') === 'true') ||
  (element.localName === 'title' && element.namespaceURI === 'http://www.w3.org/2000/svg');

function documentOf(frame: Element): Document | null {
  try {
    return (frame as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
}

function isLargeEnough(frame: Element): boolean {
  const [box] = frame.getClientRects();
  return !box || (box.width >= smallestFrame && box.height >= smallestFrame);
}

class Copier {
  readonly target: Document;
  /** Addresses of frames of other sites, which the page itself cannot look into, and of frames that were copied. */
  readonly frames: string[] = [];
  readonly read: string[] = [];
  #left = mostElements;

  constructor(target: Document) {
    this.target = target;
  }

  /** Copies the drawn parts of a node to the end of `parent`. */
  copy(node: Node, parent: Element, context: { pre: boolean; hidden: boolean; depth: number; frame: number }): void {
    if (node.nodeType === 3) {
      const text = node.nodeValue ?? '';
      if (!context.hidden) parent.append(context.pre ? keepBlanks(text) : flowingText(text));
      return;
    }
    if (node.nodeType !== 1 || this.#left <= 0 || context.depth > deepest) return;
    this.#left -= 1;
    const element = node as Element;
    const formula = formulaOf(element);
    const style = element.ownerDocument.defaultView?.getComputedStyle(element);
    if (formula !== null) {
      const drawn = element.localName === 'script' || style?.display !== 'none';
      if (drawn && !context.hidden) parent.append(formula);
      return;
    }
    if (silent.has(element.localName) || style?.display === 'none' || isDecoration(element)) return;
    const hidden = (style?.visibility ?? 'visible') !== 'visible';
    if (element.localName === 'iframe' || element.localName === 'frame') {
      if (!hidden) this.#copyFrame(element, parent, context);
      return;
    }
    const picture = ['img', 'svg'].includes(element.localName) || element.getAttribute('role') === 'img';
    if (picture && !hidden && !context.hidden) {
      const words = pictureText(element);
      if (words !== '') parent.append(words);
      if (element.localName === 'img') return;
    }
    const { localName } = element;
    if ((localName === 'sup' || localName === 'sub') && !element.querySelector('a')) {
      if (!hidden) parent.append(flowingText(scriptText(localName, element.textContent ?? '')));
      return;
    }
    const field = fieldText(element);
    if (field !== null) {
      if (!hidden && field !== '') parent.append(` ${flowingText(field)} `);
      return;
    }
    if (isLineNumber(element, context.pre && style?.userSelect === 'none')) return;
    const space = style?.whiteSpace ?? '';
    const pre =
      preformatted.has(element.localName) ||
      /^(?:pre|break-spaces)/.test(space) ||
      (context.pre && !/^(?:normal|nowrap)/.test(space));
    if (element.localName === 'textarea') {
      if (!hidden) parent.append(lineEdge, keepBlanks((element as HTMLTextAreaElement).value), lineEdge);
      return;
    }
    const copied = this.target.importNode(element, false);
    // The reading of a character, which is drawn above it, is put in brackets.
    const reading = element.localName === 'rt' && !hidden;
    const alone = inline.has(element.localName) || element.localName.includes('-');
    const line = alone && ownLine.test(style?.display ?? '');
    if (line) copied.append(lineEdge);
    if (reading) copied.append('(');
    for (const child of childrenOf(element))
      this.copy(child, copied, { ...context, pre, hidden, depth: context.depth + 1 });
    if (reading) copied.append(')');
    if (line) copied.append(lineEdge);
    parent.append(copied);
  }

  #copyFrame(element: Element, parent: Element, context: { pre: boolean; depth: number; frame: number }): void {
    if (!isLargeEnough(element) || context.frame >= deepestFrame) return;
    const inside = documentOf(element);
    const root = inside?.body ?? inside?.documentElement;
    if (!inside || !root) {
      const { src } = element as HTMLIFrameElement;
      if (isWebAddress(src)) this.frames.push(src);
      return;
    }
    const url = inside.URL;
    const box = this.target.createElement('div');
    this.copy(root, box, { pre: false, hidden: false, depth: context.depth + 1, frame: context.frame + 1 });
    if (!box.textContent?.trim()) return;
    box.prepend(`[Frame: ${url}]`, lineEdge);
    box.append(lineEdge, '[End of the frame]');
    this.read.push(url);
    parent.append(box);
  }
}

/**
 * Copies a document as it is drawn: without hidden parts, with shadow roots and frames of its own site in their places,
 * formulas and pictures as text, and drawn spaces and line breaks marked. Does not change the document.
 */
export function composedCopy(document: Document) {
  const target = document.implementation.createHTMLDocument(document.title);
  const { documentElement: root } = document;
  for (const name of root.getAttributeNames()) target.documentElement.setAttribute(name, root.getAttribute(name) ?? '');
  for (const child of document.head?.children ?? []) target.head.append(target.importNode(child, true));
  const copier = new Copier(target);
  const start = document.body ?? root;
  const context = { pre: false, hidden: false, depth: 0, frame: 0 };
  // A body cannot be copied into a body, so its content is copied.
  if (document.body?.localName === 'body') {
    for (const name of start.getAttributeNames()) target.body.setAttribute(name, start.getAttribute(name) ?? '');
    for (const child of childrenOf(start)) copier.copy(child, target.body, context);
  } else copier.copy(start, target.body, context);
  return { document: target, body: target.body, frames: copier.frames, read: copier.read };
}
export type ComposedCopy = ReturnType<typeof composedCopy>;
