import { OperatorError } from '#server/operator-error.ts';

/** Programs built for another C library fail to start as if their file were missing. */
export function cannotRun(program: string, cause: Error): OperatorError {
  return new OperatorError(
    `The built-in PostgreSQL cannot run on this system (${program}: ${cause.message}). Set DATABASE_URL to a PostgreSQL server of your own.`,
    { cause },
  );
}
