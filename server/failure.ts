import { type ErrorCode, errors } from '#contract/errors.ts';

interface FailureOptions {
  /** Instead of the code's own sentence. */
  message?: string;
  /** Field path → what is wrong with it. */
  details?: Record<string, string>;
  retryAfterSeconds?: number;
}

/** A failure that is reported to the caller, with a code and a sentence. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: FailureOptions) {
    super(options.message ?? errors[code].message);
    this.name = 'Failure';
    this.code = code;
    this.status = errors[code].status;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export function failure(code: ErrorCode, options: FailureOptions = {}): Failure {
  return new Failure(code, options);
}
