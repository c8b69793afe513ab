/** SQLSTATE and system codes of a database that restarts, is full, or cannot be reached. */
const awayCodes = new Set([
  ...['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
]);
/** The driver and its pool have no code for these. */
const awayMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether a statement failed since the database was not there, so that the same request may succeed soon. Codes:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code, syscall } = each as NodeJS.ErrnoException;
    if (code !== undefined && awayCodes.has(code)) return true;
    // The socket of the embedded server.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (awayMessage.test(each.message)) return true;
  }
  return false;
}
