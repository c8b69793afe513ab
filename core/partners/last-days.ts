const dayMs = 86_400_000;

/** The last days in UTC up to the one that `now` is in, oldest first, as `2026-11-28`. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}
