/** The user timing mark of the first frame in which one can type. */
export const readyMark = 'ready-to-type';

/** Longest wait for that frame, in milliseconds: a page that nobody sees has none. */
const patience = 200;

/** Sets it once the next frame is drawn, and calls back. */
export function markReady(then: () => void = () => {}): void {
  let waits = true;
  const goOn = () => {
    if (waits) then();
    waits = false;
  };
  requestAnimationFrame(() => {
    performance.mark(readyMark);
    goOn();
  });
  if (document.visibilityState === 'visible') setTimeout(goOn, patience);
  else goOn();
}
