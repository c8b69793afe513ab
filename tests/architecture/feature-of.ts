/** The feature that a file of the server or the web belongs to, or null. */
export function featureOf(path: string): string | null {
  return /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
}
