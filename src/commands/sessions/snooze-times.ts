const hour = 3_600_000;

/** Times that a tab may be snoozed until, as people choose them, in epoch milliseconds, the nearest first. */
export interface SnoozeTimes {
  /** Today at six; null: it is later than five. */
  evening: number | null;
  /** At nine in the morning. */
  tomorrow: number;
  /** The Monday to come, at nine. */
  monday: number;
}

export function snoozeTimes(now: number): SnoozeTimes {
  const today = new Date(now);
  const at = (days: number, hours: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, hours).getTime();
  const evening = at(0, 18);
  return {
    evening: now < evening - hour ? evening : null,
    tomorrow: at(1, 9),
    monday: at((8 - today.getDay()) % 7 || 7, 9),
  };
}
