const freeAttempts = 10;
const firstMs = 250;
const longestMs = 4_000;

/**
 * How long the answer to a sign-in waits, in milliseconds, when so many were tried for the account within the hour on
 * devices that it does not know: nothing for ten, then twice as long each time, up to four seconds.
 */
export function guessDelayMs(attempts: number): number {
  if (attempts <= freeAttempts) return 0;
  return Math.min(longestMs, firstMs * 2 ** (attempts - freeAttempts - 1));
}
