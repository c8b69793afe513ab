const patience = 5;
const longestSeconds = 600;

/**
 * Seconds in which an endpoint is left alone after its newest attempt: 0 for the first failures in a row, then 30
 * seconds, doubling up to ten minutes, so that a thousand waiting deliveries are not a thousand calls to what is down.
 */
export function pauseOfEndpoint(failuresInARow: number): number {
  if (failuresInARow < patience) return 0;
  return Math.min(longestSeconds, 30 * 2 ** Math.min(10, failuresInARow - patience));
}
