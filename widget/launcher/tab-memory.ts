/**
 * What is kept for this tab: whether the chat was open, the pages of this visit and, only where the browser gives our
 * frame no storage of its own, the visitor's token. Null where there is nothing or storage is blocked.
 */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Blocked.
  }
}
