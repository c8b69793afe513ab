/**
 * SQLSTATEs of a database that restarts, is full, cannot be reached or is no longer the primary; poolers use those of
 * connections (08) for what is wrong behind them.
 */
const awayState = /^(?:08...|57P0[123]|53300|25006)$/;
/** Codes of the system, also where the name of a server that restarts is unknown for a moment. */
const awayCode = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver and its pool have no code for these. */
const awayMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired$|Client has encountered a connection error)/;

/**
 * Whether a statement failed since the database was not there, so that the same request may succeed soon. Codes:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code, syscall } = each as NodeJS.ErrnoException;
    if (code !== undefined && (awayState.test(code) || awayCode.test(code))) return true;
    // The socket of the embedded server.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (awayMessage.test(each.message)) return true;
  }
  return false;
}
