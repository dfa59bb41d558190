/** Makes a value at its first use and keeps it. A rejected promise is not kept: the next use tries again. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    if (made) return made.value;
    const fresh = { value: make() };
    made = fresh;
    if (fresh.value instanceof Promise)
      fresh.value.catch(() => {
        made = undefined;
      });
    return fresh.value;
  };
}
