/** Milliseconds until the event that started the background is answered, and what is asked for next: a key wakes it. */
const answering = 1_000;

/**
 * Begins work that nobody waits for once the event that started the background is answered: it would slow that down.
 */
export const afterEvent = (work: () => void): void => void setTimeout(work, answering);
