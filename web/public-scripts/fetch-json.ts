/** Calls our own API; null if the call fails for any reason, including the network. */
export async function fetchJson<Answer>(path: string): Promise<Answer | null> {
  try {
    const response = await fetch(path, { credentials: 'include', headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch (error) {
    console.warn(`${path} could not be read.`, error);
    return null;
  }
}
