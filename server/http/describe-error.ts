import { DrizzleQueryError } from 'drizzle-orm/errors';

export interface DescribedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: DescribedError;
}

/** Class of SQLSTATEs whose message quotes the value that was refused. */
const dataException = /^22/;

/**
 * An error as it may be logged. A failed query is logged without its parameters, and a database's complaint without
 * the values that it quotes: they may be messages, addresses or hashes.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!isErrorLike(error)) return { type: typeof error, message: 'Something else than an error was thrown.' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = error.stack?.match(/^\s+at .*$/gm)?.join('\n');
  return {
    type: error.name ?? 'Error',
    message: messageOf(error, code),
    ...(code === undefined ? {} : { code }),
    ...(frames === undefined ? {} : { stack: frames }),
    ...(error.cause === undefined || depth > 4 ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}

/** The job queue gives copies of errors, as plain objects. */
function isErrorLike(
  error: unknown,
): error is Pick<Error, 'message' | 'stack' | 'cause'> & { name?: string } {
  if (error instanceof Error) return true;
  return (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string' &&
    'stack' in error &&
    typeof error.stack === 'string'
  );
}

function messageOf(error: { message: string }, code: string | undefined): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (code !== undefined && dataException.test(code)) return 'The database refused a value.';
  return error.message;
}
