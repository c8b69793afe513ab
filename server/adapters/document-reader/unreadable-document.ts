import type { ReadFailure, ReadFailureKind } from '#core/reading/problems/read-failure.ts';

/** Thrown by a reader for bytes that give no document. */
export class UnreadableDocument extends Error {
  readonly failure: ReadFailure;
  constructor(failure: ReadFailure | ReadFailureKind) {
    const whole: ReadFailure = typeof failure === 'string' ? { kind: failure } : failure;
    super(whole.kind);
    this.failure = whole;
  }
}
