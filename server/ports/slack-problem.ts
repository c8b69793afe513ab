/**
 * `unauthorized`: the token has ended, or the app was removed. `scope`: the app lacks a permission. `channel`: the channel is
 * gone or archived, or the app may not write there. `rotation`: the app is set up with tokens that end, which we do not take.
 * `refused`: what was sent is not accepted. `busy`: Slack asks for a longer pause than we make. `unavailable`: no answer that
 * can be used; a message may still have been posted.
 */
export type SlackProblemKind =
  | 'unauthorized'
  | 'scope'
  | 'channel'
  | 'rotation'
  | 'refused'
  | 'busy'
  | 'unavailable';

interface SlackProblemOptions extends ErrorOptions {
  retryAfterSeconds?: number;
}

/** What Slack answered instead of what was asked for. */
export class SlackProblem extends Error {
  readonly kind: SlackProblemKind;
  /** Of `busy`: when to try again. */
  readonly retryAfterSeconds: number;
  constructor(kind: SlackProblemKind, { retryAfterSeconds = 0, ...options }: SlackProblemOptions = {}) {
    super(`Slack: ${kind}`, options);
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
