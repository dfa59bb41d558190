/** Runs in the page: controls that nothing but a background, which is gone, sets apart; and those without a focus ring. */
export function withoutEdge(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('button, input, textarea, select')].filter((one) =>
    one.checkVisibility(),
  );
  return controls.flatMap((control) => {
    control.focus({ focusVisible: true } as FocusOptions);
    const boxes = [control, control.parentElement, control.closest('.composer, .select')];
    const ring =
      control.matches(':disabled') ||
      boxes.some((box) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(box ?? control);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      });
    const edge = boxes.some((box) => Number.parseFloat(getComputedStyle(box ?? control).borderTopWidth) > 0);
    const drawn = control.matches('input') && getComputedStyle(control).appearance === 'auto';
    const seen = edge || drawn || control.textContent !== '' || control.querySelector('svg');
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    return [...(ring ? [] : [`no focus to be seen on ${name}`]), ...(seen ? [] : [`nothing to be seen of ${name}`])];
  });
}

/** Runs in the page: what is chosen, or weighs more, and looks like what is not. Backgrounds tell nothing there. */
export function alike(): string[] {
  const pairs = [
    ['[aria-pressed="true"]', '[aria-pressed="false"]'],
    ['[data-current="true"]', '[data-current="false"]'],
    ['.button-fill:enabled, .button-danger', '.button-plain'],
    ['.button[aria-disabled="true"]', '.button-plain'],
  ] as const;
  const look = (element: Element) => {
    const { borderTopColor, borderTopStyle, outlineStyle, color } = getComputedStyle(element);
    return [borderTopColor, borderTopStyle, outlineStyle, color].join(' ');
  };
  (document.activeElement as HTMLElement | null)?.blur();
  return pairs.flatMap(([chosen, plain]) => {
    const other = document.querySelector(plain);
    return [...document.querySelectorAll(chosen)]
      .filter((one) => other && look(one) === look(other))
      .map((one) => `looks like ${plain}: ${one.getAttribute('aria-label') ?? one.textContent?.slice(0, 40)}`);
  });
}

/** Runs in the page: kinds of the Inspector's legend that are drawn like another. */
export function sameMarks(): string[] {
  const kinds = Map.groupBy(document.querySelectorAll<HTMLElement>('.reading-legend [data-part]'), (one) => {
    const { textDecorationLine, textDecorationStyle, fontStyle } = getComputedStyle(one);
    return [textDecorationLine, textDecorationStyle, fontStyle].join(' ');
  });
  return [...kinds.values()]
    .filter(({ length }) => length > 1)
    .map((same) => same.map(({ dataset }) => dataset.part).join(' and '));
}
