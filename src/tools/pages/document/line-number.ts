/** Classes that highlighters give to the numbers of lines: Pygments, Chroma, Rouge, Prism, highlight.js and others. */
const numbering =
  /(?:^|[\s_-])(?:ln|lnt|linenos?|linenodiv|line-?numbers?|linenumber|pre-numbering|gutter|blob-num|react-line-number)(?:$|[\s_-])/i;
/** Maximum number of texts that are examined in one element. */
const most = 10_000;

/** True for an element that contains only numbers. */
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
export const isLineNumber = (element: Element, unselectable: boolean): boolean =>
  (unselectable || numbering.test(element.getAttribute('class') ?? '')) && holdsNumbers(element);
