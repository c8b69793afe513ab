export interface SnoozeTime {
  label: string;
  at: Date;
}

const morning = 9;

/** When a conversation may come back, in the clock of the viewer: in an hour, in three, tomorrow and on Monday morning. */
export function snoozeTimes(now: Date): SnoozeTime[] {
  const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
  const inDays = (days: number): Date =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning);
  const daysToMonday = (8 - now.getDay()) % 7 || 7;
  return [
    { label: 'For an hour', at: inHours(1) },
    { label: 'For 3 hours', at: inHours(3) },
    { label: 'Until tomorrow morning', at: inDays(1) },
    // Tomorrow may be Monday: once is enough.
    ...(daysToMonday > 1 ? [{ label: 'Until Monday morning', at: inDays(daysToMonday) }] : []),
  ];
}
