/** Whether the database gave one of these SQLSTATEs as the reason of an error, or of what caused it. */
export function hasSqlState(error: unknown, states: RegExp): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    if (code !== undefined && states.test(code)) return true;
  }
  return false;
}
