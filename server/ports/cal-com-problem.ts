/**
 * `unauthorized`: the key has ended or never was one. `not-found`: the event type or booking is not there. `taken`: the time
 * is not free any more, or cannot be booked now. `refused`: what was sent is not accepted. `busy`: Cal.com asks for a longer
 * pause than we make. `unchangeable`: a booking that cannot be moved or cancelled, or not any more. `unavailable`: no answer that
 * can be used; what was asked may still have been done.
 */
export type CalComProblemKind =
  | 'unauthorized'
  | 'not-found'
  | 'taken'
  | 'refused'
  | 'unchangeable'
  | 'busy'
  | 'unavailable';

/** What Cal.com answered instead of what was asked for. */
export class CalComProblem extends Error {
  readonly kind: CalComProblemKind;
  constructor(kind: CalComProblemKind, options?: ErrorOptions) {
    super(`Cal.com: ${kind}`, options);
    this.kind = kind;
  }
}
