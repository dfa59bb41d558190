/** The rows whose outcome is in this state. */
export function rowsWith<Row extends { id: string }>(
  state: 'done' | 'failed' | 'undone',
  rows: readonly Row[],
  outcomes: { row: string; state: string }[],
): Row[] {
  const ids = new Set(outcomes.flatMap((one) => (one.state === state ? one.row : [])));
  return rows.filter(({ id }) => ids.has(id));
}
