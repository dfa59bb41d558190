/** Milliseconds within which the message that woke the worker comes, and the longest that it is waited for. */
const [arrival, longest] = [30, 300];

/** The answer to the message that woke the worker, before which the worker does nothing of its own. */
export interface FirstAnswer {
  /** Resolves once it is given, soon if there is none to give, and in any case before long. */
  over: Promise<void>;
  /** Works for an answer. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

export function firstAnswer(): FirstAnswer {
  const { promise, resolve } = Promise.withResolvers<void>();
  const come = setTimeout(resolve, arrival);
  let waits = false;
  return {
    over: promise,
    async during(work) {
      clearTimeout(come);
      if (!waits) setTimeout(resolve, longest);
      waits = true;
      return work().finally(resolve);
    },
  };
}
