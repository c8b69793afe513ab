import type { DocumentSource, ReadResult, SitemapResult } from '#server/ports/document-reader.ts';

/** What a reader process is asked for; the bytes travel beside it. */
export type ReaderJob =
  | { kind: 'document'; source: Omit<DocumentSource, 'bytes' | 'workspaceId'> }
  | { kind: 'sitemap'; url: string; websiteUrl: string };

export type ReaderAnswer = ReadResult | SitemapResult;

/** What a reader process writes, one JSON value a line. Blocks come by the handful, so that no line takes long to parse. */
export type ReaderLine =
  | { ready: true }
  | { head: ReaderAnswer }
  | { blocks: unknown[] }
  /** The job has ended. A process that is dying takes no other and must be ended. */
  | { end: { memoryMb: number; isDying: boolean } };
