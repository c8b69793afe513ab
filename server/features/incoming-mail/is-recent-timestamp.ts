const longestSeconds = 300;

/** Whether a time of a signature, in seconds since 1970, is at most five minutes from now; asked before a body is read. */
export function isRecentTimestamp(timestamp: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= longestSeconds;
}
