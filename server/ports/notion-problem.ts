/**
 * `unauthorized`: the token has ended or never was one. `not-found`: deleted, or not shared with the connection.
 * `not-allowed`: the connection lacks the right to read. `busy`: Notion asks for a longer pause than we make.
 */
export type NotionProblemKind =
  | 'unauthorized'
  | 'not-found'
  | 'not-allowed'
  | 'busy'
  | 'unavailable'
  | 'refused';

/** What Notion answered instead of what was asked for. */
export class NotionProblem extends Error {
  readonly kind: NotionProblemKind;
  constructor(kind: NotionProblemKind, options?: ErrorOptions) {
    super(`Notion: ${kind}`, options);
    this.kind = kind;
  }
}
