type Extended = Element & { openOrClosedShadowRoot?: ShadowRoot | null };
type Dom = { openOrClosedShadowRoot?(element: Element): ShadowRoot | null };

/** The shadow root of an element, even a closed one if the browser shows it to extensions. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  if (element.shadowRoot) return element.shadowRoot;
  // Only custom elements are asked, which takes time: others with a closed shadow root are rare.
  if (!element.localName.includes('-')) return null;
  const { chrome } = globalThis as { chrome?: { dom?: Dom } };
  return chrome?.dom?.openOrClosedShadowRoot?.(element) ?? (element as Extended).openOrClosedShadowRoot ?? null;
}

/** The elements of a document in their order, with those in shadow roots. */
export function* composedElements(root: ParentNode, most: number): Generator<Element> {
  const open = [[...root.children].values()];
  for (let count = 0; count < most; ) {
    const next = open.at(-1)?.next();
    if (!next) return;
    if (next.done) {
      open.pop();
      continue;
    }
    count += 1;
    yield next.value;
    open.push([...(shadowRootOf(next.value)?.children ?? []), ...next.value.children].values());
  }
}
