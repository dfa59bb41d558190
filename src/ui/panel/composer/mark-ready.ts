/** The user timing mark of the first frame in which one can type. */
export const readyMark = 'ready-to-type';

/** Sets it once the next frame is drawn. */
export function markReady(): void {
  requestAnimationFrame(() => performance.mark(readyMark));
}
