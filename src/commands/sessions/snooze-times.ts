const hour = 3_600_000;

/** Times offered for snoozing, in epoch milliseconds, nearest first. */
export interface SnoozeTimes {
  /** Today at 18:00; null after 17:00. */
  evening: number | null;
  /** Tomorrow at 9:00. */
  tomorrow: number;
  /** Next Monday at 9:00. */
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
