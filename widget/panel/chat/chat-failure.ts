import type { ErrorCode } from '#contract/errors.ts';

/** `offline`, `unreachable`: no answer at all. `stream-cut`: it ended early. `stream-error`: the server said so in it. */
export type FailureCode = ErrorCode | 'offline' | 'unreachable' | 'stream-cut' | 'stream-error';

export class ChatFailure extends Error {
  readonly code: FailureCode;
  /** From `Retry-After`. */
  readonly waitSeconds: number | undefined;
  /** Sentence by field, for input that was refused. */
  readonly details: Record<string, string>;

  constructor(code: FailureCode, message = '', waitSeconds?: number, details: Record<string, string> = {}) {
    super(message || code);
    this.code = code;
    this.waitSeconds = waitSeconds;
    this.details = details;
  }
}
