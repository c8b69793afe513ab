/** A file that cannot be read, with the sentence that its owner gets to see. */
export class UnreadableDocument extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}
