/** The life of one worker: so many steps, and then nothing that it waits for ever comes. */
export interface Life {
  died: Promise<'died'>;
  /** The same object, through which every call takes two steps: one before it has its effect and one after. */
  through<T extends object>(port: T): T;
}

/** `passing`: what else happens with every step. */
export function lifeOf(steps: number, passing: () => void): Life {
  const died = Promise.withResolvers<'died'>();
  const never = new Promise<void>(() => undefined);
  let left = steps;
  const step = (): Promise<void> => {
    passing();
    left -= 1;
    if (left >= 0) return Promise.resolve();
    died.resolve('died');
    return never;
  };
  return {
    died: died.promise,
    through: (port) =>
      new Proxy(port, {
        get(target, key) {
          const member: unknown = Reflect.get(target, key);
          if (typeof member !== 'function') return member;
          return async (...given: unknown[]) => {
            await step();
            const answer: unknown = await Reflect.apply(member, target, given);
            await step();
            return answer;
          };
        },
      }),
  };
}
