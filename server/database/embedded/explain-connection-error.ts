import pg from 'pg';
import { OperatorError } from '#server/operator-error.ts';

/** The setting that the address came from. */
export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/**
 * Turns a failed first connection into a sentence that says what to do, without the password.
 *
 * Codes of Node's sockets and of PostgreSQL (Appendix A, classes 28 and 3D); any other error comes back as it was.
 */
export function explainConnectionError(
  connectionString: string,
  error: unknown,
  setting: DatabaseSetting = 'DATABASE_URL',
): unknown {
  const failure = findCoded(error);
  if (failure === undefined) return error;
  if (failure.unreadable !== undefined)
    return new OperatorError(`The file ${failure.unreadable}, which ${setting} names, cannot be read.`, {
      cause: error,
    });
  const { host, port, user, database } = new pg.Client({ connectionString });
  const reason = (() => {
    switch (failure.code) {
      case 'ECONNREFUSED':
      case 'ENOENT':
        return 'nothing answers there. Start that server';
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return 'that host name is unknown. Check the host';
      case 'ETIMEDOUT':
      case 'EHOSTUNREACH':
      case 'ENETUNREACH':
        return 'it cannot be reached from here. Check the host, the port and the firewall';
      case '28P01':
      case '28000':
        return `it refused user "${user}" (${failure.message}). Check the user name and password`;
      case '3D000':
        return `it has no database "${database}". Create it`;
      default:
        return isOfCertificate.test(failure.code)
          ? `its certificate is not trusted (${failure.message}). Add ?sslmode=verify-full&sslrootcert=/path/to/ca.pem to the address`
          : undefined;
    }
  })();
  if (reason === undefined) return error;
  return new OperatorError(`${setting} names ${host}:${port}, but ${reason} or correct ${setting}.`, {
    cause: error,
  });
}

/** Of Node's TLS: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const isOfCertificate = /CERT|LEAF_SIGNATURE/;

interface Failure {
  code: string;
  message: string;
  /** A file that the address names, such as the certificate of an authority. */
  unreadable?: string;
}

/** A host with several addresses fails with one error that holds the others. */
function findCoded(error: unknown): Failure | undefined {
  if (error instanceof AggregateError) return findCoded(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  if (error.message === 'Connection terminated due to connection timeout')
    return { code: 'ETIMEDOUT', message: error.message };
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') return undefined;
  const { message } = error;
  return syscall === 'open' && path !== undefined ? { code, message, unreadable: path } : { code, message };
}
