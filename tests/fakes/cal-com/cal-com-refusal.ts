/** An answer with which Cal.com says no, in its own words. */
export class CalComRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
