const dayMs = 86_400_000;

/** A month of a calendar. */
export interface MonthSpan {
  /** `2024-03`. */
  key: string;
  /** Its first and last day, counted from the beginning of 1970. */
  from: number;
  to: number;
}

/** The month that a day is in, by the number of the day since 1970. */
export function monthOfDay(day: number): MonthSpan {
  const date = new Date(day * dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return {
    key: date.toISOString().slice(0, 7),
    from: Date.UTC(year, month, 1) / dayMs,
    to: Date.UTC(year, month + 1, 1) / dayMs - 1,
  };
}
