const dayMs = 86_400_000;
const warnAfterMs = dayMs;
const offAfterMs = 3 * dayMs;

/**
 * What to do with an endpoint whose attempt has just failed: its owners are warned after a day without a success, and
 * it is switched off after three, a day after the warning at the earliest.
 */
export function judgeEndpoint(
  { failingSince, warnedAt }: { failingSince: Date; warnedAt: Date | null },
  now: Date,
): 'keep' | 'warn' | 'switch-off' {
  const failingMs = now.getTime() - failingSince.getTime();
  if (warnedAt === null) return failingMs >= warnAfterMs ? 'warn' : 'keep';
  const warnedMs = now.getTime() - warnedAt.getTime();
  return failingMs >= offAfterMs && warnedMs >= dayMs ? 'switch-off' : 'keep';
}
