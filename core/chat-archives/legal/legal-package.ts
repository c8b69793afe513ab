import type {
  ArchiveMessageFlag,
  ArchiveMessageKind,
  ChatPlatform,
} from '#contract/chat-archives/chat-archives.ts';
import type { DateOrder } from '#contract/chat-imports/chat-imports.ts';

/** A file of an original: the upload itself, or a part of a zip. */
export interface OriginalPart {
  name: string;
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** It stayed on the device of the user: only its hash was uploaded, which the browser computed. */
  isAbsent?: true;
}

/** A text of an original, decoded. */
export interface OriginalText {
  name: string;
  bytes: Uint8Array;
  text: string;
  encoding: 'utf-8' | 'utf-16';
}

/** How an original is read and what of it is in the package. */
export interface LegalSettings {
  uploadName: string;
  /** Name of IANA, for exports whose times have no zone. */
  zone: string;
  /** What the owner said; null where the file decides. */
  dateOrder: DateOrder | null;
  /** Place of the one chat that is in the package; null for all of the original. */
  chat: number | null;
  /** Numbers of the messages whose texts the exhibit covers, such as `12, 40-43`; absent for none. */
  redacted?: string;
}

/** A message with where it is in the original. */
export interface LegalRecord {
  /** Counted over all of the original, so that an extract has gaps. */
  number: number;
  /** Place of its chat in the original, from 1. */
  chat: number;
  /** In UTC; null where the export does not say. */
  at: string | null;
  /** On the clocks of the zone, with the offset of that moment. */
  local: string | null;
  /** Name as the export has it; null for lines of the system. */
  sender: string | null;
  /** What the platform calls the account, where it is not the name. */
  account: string | null;
  kind: ArchiveMessageKind;
  media: string | null;
  text: string;
  flags: ArchiveMessageFlag[];
  reactions: number;
  /** Parts of the original that its bytes name. */
  attachments: string[];
  /** Null where the reader cannot tell, as the four below; the three about bytes are also null for a row of a database. */
  file: string | null;
  /** Line of the file, entry of its list, or number of the row in its table. */
  line: number | null;
  byteOffset: number | null;
  byteLength: number | null;
  /** Of those bytes. */
  sha256: string | null;
}

/** A chat of an original. */
export interface LegalChat {
  /** Its place in the original, from 1. */
  number: number;
  platform: ChatPlatform;
  title: string;
  isGroup: boolean;
  isToTheMinute: boolean;
  isOwnOnly: boolean;
  hasGaps: boolean;
  messages: number;
  people: { name: string; account: string | null; messages: number }[];
}
