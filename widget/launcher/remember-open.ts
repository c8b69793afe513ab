/**
 * Whether the visitor left the panel open or closed in this tab, so that it is found as it was left on the next page.
 * Kept for the tab only and without anything that identifies; undefined where it is not known or storage is blocked.
 */
export function recallOpen(agentId: string): boolean | undefined {
  try {
    const value = sessionStorage.getItem(`parley:${agentId}`);
    return value ? value === 'open' : undefined;
  } catch {
    return undefined;
  }
}

export function rememberOpen(agentId: string, isOpen: boolean): void {
  try {
    sessionStorage.setItem(`parley:${agentId}`, isOpen ? 'open' : 'closed');
  } catch {
    return;
  }
}
