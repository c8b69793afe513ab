/**
 * The text of a document that does not answer visitors: one that waits until tests have passed, or the one that answered
 * before, to go back to. Its passages are stored under its version; the rest is what the row of the document says of the
 * text that answers.
 */
export interface StandbyText {
  kind: 'waiting' | 'before';
  /** 0 where there was no text before. */
  version: number;
  title: string;
  url: string | null;
  characters: number;
  contentHash: string | null;
  etag: string | null;
  lastModified: string | null;
  bodyHash: string | null;
  textHash: string | null;
  readingVersion: number;
  /** Whose vectors all its passages have; null while some lack them. */
  embeddedModel: string | null;
  /** ISO 8601 in UTC. */
  readAt: string | null;
}
