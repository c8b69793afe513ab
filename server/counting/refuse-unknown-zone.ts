import { failure } from '#server/failure.ts';

/** Runs a query; a zone that is younger than this database becomes `invalid-input`. */
export async function refuseUnknownZone<Result>(query: () => Promise<Result>): Promise<Result> {
  try {
    return await query();
  } catch (error) {
    if (!hasCode(error, '22023')) throw error;
    const message = 'This time zone is unknown. Use a name such as Europe/Lisbon.';
    throw failure('invalid-input', { message, details: { timeZone: message } });
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && ((error as { code?: string }).code === code || hasCode(error.cause, code));
