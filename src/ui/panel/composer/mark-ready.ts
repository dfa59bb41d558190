/** The user timing mark of the first frame in which one can type. */
export const readyMark = 'ready-to-type';
/** The mark of the first frame with all of the panel, which takes over what was typed by then. */
export const drawnMark = 'panel-drawn';

/** Longest wait for a frame, in milliseconds: a page that nobody sees has none. */
const patience = 200;

/** Sets a mark once the next frame is painted, and calls back. */
export function markReady(mark: typeof readyMark | typeof drawnMark, then: () => void = () => {}): void {
  let waits = true;
  const goOn = () => {
    if (waits) then();
    waits = false;
  };
  // A frame is painted after its callbacks: the task behind them is the first to come after it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      performance.mark(mark);
      goOn();
    }),
  );
  if (document.visibilityState === 'visible') setTimeout(goOn, patience);
  else goOn();
}
