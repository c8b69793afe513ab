/** A key for challenges alone, so that nothing else is signed with it. */
export function challengeKey(secretKey: string): string {
  return `challenge ${secretKey}`;
}
