import type { ErrorCode } from '#contract/errors.ts';

/** A call that failed: `message` is a sentence for the reader, empty when the server gave none. */
export class CallError extends Error {
  override name = 'CallError';
  /** 0 when no answer came at all. */
  status: number;
  code: ErrorCode | 'network' | 'unknown';
  /** Sentences by field path, from a 400. */
  details: Record<string, string>;

  constructor(
    status: number,
    code: CallError['code'],
    message: string,
    details: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const networkSentence = 'Network error. Please check your connection and try again.';

/** The sentence to show for whatever was thrown. */
export function describeError(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  return error instanceof Error && error.message ? error.message : otherwise;
}

/** Reads the failure of an answer, in either of the two shapes that the API has. */
export async function readFailure(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => null);
  const failure = isRecord(body) ? body : {};
  const error = isRecord(failure.error) ? failure.error : failure;
  const details = isRecord(error.details) ? error.details : {};
  return new CallError(
    response.status,
    (typeof error.code === 'string' ? error.code : 'unknown') as CallError['code'],
    typeof error.message === 'string' ? error.message : '',
    Object.fromEntries(Object.entries(details).map(([field, text]) => [field, String(text)])),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
