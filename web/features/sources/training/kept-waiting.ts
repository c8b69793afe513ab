/** In the tab's storage: the agent whose training somebody waits for here, until they have gone to ask it. */
const storageKey = 'waitsForTraining';

export function isKeptWaiting(agentId: string): boolean {
  try {
    return sessionStorage.getItem(storageKey) === agentId;
  } catch {
    return false;
  }
}

/** Notes or forgets that somebody waits; nothing where the browser keeps no data. */
export function keepWaiting(agentId: string, isWaiting: boolean): void {
  try {
    if (isWaiting) sessionStorage.setItem(storageKey, agentId);
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Then the notice is gone after the page was left.
  }
}
