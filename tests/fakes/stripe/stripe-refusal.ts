/** An answer that is an error, in Stripe's words. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    super(String(body.message ?? body.code));
    this.status = status;
    this.body = body;
  }
}
