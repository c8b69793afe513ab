/** Why a page could not be fetched. Never contains anything that the other server sent. */
export type FetchFailure =
  | { kind: 'gone'; status: 404 | 410 }
  /** Any other status that is no success. `retryAfterSeconds` as the host asked, for 429 and 503. */
  | { kind: 'http-error'; status: number; retryAfterSeconds: number | null }
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'unreachable' }
  /** The robots.txt of the website could not be read, so no page is fetched until it can be. */
  | { kind: 'robots-unreadable' }
  | { kind: 'too-large'; limitBytes: number }
  | { kind: 'timed-out' };

/** Reasons why we did not ask, or did not go on. */
export type RefusalReason =
  | 'address'
  | 'private-address'
  /** A name that resolves to a private address. The owner reads the same as for a name that does not exist. */
  | 'private-name'
  | 'port'
  | 'credentials'
  | 'downgrade'
  | 'redirect-limit'
  | 'redirect-not-allowed'
  | 'content-type';
