/** SQLSTATEs of a statement that was ended since it took too long, waited too long for a lock, or was in another's way. */
const busyState = /^(?:57014|55P03|40P01|40001)$/;

/**
 * Whether the database gave a statement up, which may succeed in a moment. Codes:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function isDatabaseBusy(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    if (code !== undefined && busyState.test(code)) return true;
  }
  return false;
}
