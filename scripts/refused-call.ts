/** A call that an installation has refused. Its message is the sentence that was answered. */
export class RefusedCall extends Error {
  /** Of `contract/errors.ts`; undefined where the answer was none of ours. */
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}
