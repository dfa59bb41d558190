import { useState } from 'react';

/** Rows drawn before "Show all". */
const first = 50;

/** The first 50 rows, and a function that shows all; null if there are no more. */
export function useMore<Row>(rows: readonly Row[]): { shown: readonly Row[]; more: (() => void) | null } {
  const [all, setAll] = useState(false);
  if (all || rows.length <= first) return { shown: rows, more: null };
  return { shown: rows.slice(0, first), more: () => setAll(true) };
}
