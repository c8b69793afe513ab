/** An answer with which Slack says no: a status 200, `ok: false` and its code. */
export class SlackRefusal extends Error {
  readonly code: string;
  readonly more: Record<string, unknown>;
  constructor(code: string, more: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.more = more;
  }
}
