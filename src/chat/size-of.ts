/** Characters that a value takes as JSON. */
export const sizeOf = (value: unknown): number => (JSON.stringify(value) ?? '').length;
