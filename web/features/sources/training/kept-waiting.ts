/** In the tab's storage: agents whose training somebody waits for here, until they have gone to ask it. */
const keyOf = (agentId: string): string => `waitsForTraining:${agentId}`;

export function isKeptWaiting(agentId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(agentId)) !== null;
  } catch {
    return false;
  }
}

/** Notes or forgets that somebody waits; nothing where the browser keeps no data. */
export function keepWaiting(agentId: string, isWaiting: boolean): void {
  try {
    if (isWaiting) sessionStorage.setItem(keyOf(agentId), '1');
    else sessionStorage.removeItem(keyOf(agentId));
  } catch {
    // Then the notice is gone after the page was left.
  }
}
