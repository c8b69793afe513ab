import type { Square } from '#core/pictures/fit-square.ts';
import type {
  ChatSource,
  LegalResult,
  LegalSource,
  NoChats,
  PackedMessage,
  ReadChatHeads,
} from '#server/ports/chat-reader.ts';
import type {
  DocumentFormat,
  DocumentSource,
  OpenapiResult,
  ReadResult,
  SitemapResult,
} from '#server/ports/document-reader.ts';
import type { ReadEmail } from '#server/ports/mail-reader.ts';
import type { PictureProblem } from '#server/ports/picture-reader.ts';

/** What a reader process is asked for; the bytes are sent separately. */
export type ReaderJob =
  | { kind: 'document'; source: Omit<DocumentSource, 'bytes' | 'workspaceId'> }
  | { kind: 'format'; source: Omit<DocumentSource, 'bytes' | 'workspaceId'> }
  | { kind: 'scan'; page: number }
  | { kind: 'sitemap'; url: string; websiteUrl: string }
  | { kind: 'openapi'; address: string }
  | { kind: 'picture'; side: number; square: Square | null }
  | { kind: 'whole-picture'; longestSide: number }
  | { kind: 'chats'; source: Omit<ChatSource, 'bytes' | 'tenant'> }
  | { kind: 'legal'; source: Omit<LegalSource, 'bytes' | 'tenant'> }
  | { kind: 'email' };

export type ReaderAnswer =
  | ReadResult
  | FormatAnswer
  | ScanAnswer
  | SitemapResult
  | OpenapiResult
  | PictureAnswer
  | ChatAnswer
  | LegalAnswer
  | EmailAnswer;

/** What the bytes are; null for nothing that is read. */
type FormatAnswer = { kind: 'ok'; found: DocumentFormat | null };

/** Brightness, a byte a pixel, packed by zlib. */
export interface PackedPicture {
  width: number;
  height: number;
  base64: string;
}

/** The pictures of a page. */
type ScanAnswer = { kind: 'ok'; scan: PackedPicture[] };

/** An email without the bytes of its files: these come one behind the other as base64, in pieces. */
type EmailAnswer = { kind: 'ok'; email: EmailHeadAndText; pieces: string[] };

export type EmailHeadAndText = Omit<ReadEmail, 'files'> & { files: { name: string; sizeBytes: number }[] };

/** What the export of a chat app turned out to be; its messages come one handful after the other. */
type ChatAnswer = { kind: 'ok'; chatExport: ChatReadAnswer };

export type ChatReadAnswer = ({ kind: 'chats'; messages: PackedMessage[] } & ReadChatHeads) | NoChats;

/** A legal package without its original. */
type LegalAnswer = { kind: 'ok'; legal: LegalResult };

/** A picture with its bytes as they go on the wire, or why there is none. */
type PictureAnswer =
  | { kind: 'ok'; picture: { base64: string; format: 'jpg' | 'png'; width: number; height: number } }
  | { kind: 'refused'; problem: PictureProblem };

/**
 * What a reader process writes, one JSON value a line. The long lists of an answer come by the handful, in the order of
 * {@link longLists}, so that no line takes the server long to parse.
 */
export type ReaderLine =
  | { ready: true }
  | { head: ReaderAnswer }
  | { list: number; items: unknown[] }
  /** The job has ended. A process that is dying takes no other and must be ended. */
  | { end: JobEnd };

export interface JobEnd {
  memoryMb: number;
  isDying: boolean;
}
