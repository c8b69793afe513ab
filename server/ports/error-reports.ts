/** Tells a service of errors, for an operator who watches several installations. */
export interface ErrorReports {
  /**
   * @param error as it may be logged: without values that people gave
   * @param facts short, to search by, such as the id of the request
   */
  report(
    error: { type: string; message: string; stack?: string },
    line: string,
    facts: Record<string, string>,
  ): void;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}
