/** Reads a call of our own API; null for whatever is no success, the network's failures included. */
export async function fetchJson<Answer>(path: string): Promise<Answer | null> {
  try {
    const response = await fetch(path, { credentials: 'include', headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch (error) {
    console.warn(`${path} could not be read.`, error);
    return null;
  }
}
