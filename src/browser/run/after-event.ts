/** Milliseconds until the event that started the background is answered, almost always. */
const answering = 250;

/** Begins work that nobody waits for once the event that started the background is answered: it would slow that down. */
export const afterEvent = (work: () => void): void => void setTimeout(work, answering);
