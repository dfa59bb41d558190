/** The user timing mark of the first frame in which one can type. */
export const readyMark = 'ready-to-type';
/** User timing mark of the first frame with the complete panel, which takes over the text typed so far. */
export const drawnMark = 'panel-drawn';

/** Longest wait for a frame, in milliseconds: a hidden page gets none. */
const patience = 200;

/** Sets a mark once the next frame is painted, and calls back. */
export function markReady(mark: typeof readyMark | typeof drawnMark, then: () => void = () => {}): void {
  let waits = true;
  const goOn = () => {
    if (waits) then();
    waits = false;
  };
  // The first task after the frame's callbacks runs when the frame is painted.
  requestAnimationFrame(() =>
    setTimeout(() => {
      performance.mark(mark);
      goOn();
    }),
  );
  if (document.visibilityState === 'visible') setTimeout(goOn, patience);
  else goOn();
}
