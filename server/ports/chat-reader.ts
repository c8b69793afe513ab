import type {
  ArchiveMessageFlag,
  ArchiveMessageKind,
  ChatPlatform,
} from '#contract/chat-archives/chat-archives.ts';
import type { DateOrder } from '#contract/chat-imports/chat-imports.ts';
import type { AuditEvent } from '#core/chat-archives/legal/chain-events.ts';
import type { LegalSettings } from '#core/chat-archives/legal/legal-package.ts';
import type { UnreadPart } from '#core/chat-archives/reading/create-report.ts';
import type { Tie } from '#core/chat-archives/ties/list-ties.ts';
import type { ReaderFault } from '#core/reading/problems/reader-fault.ts';

/** Reads the exports of chat apps. A bad file never harms the next one, nor the server. */
export interface ChatReader {
  /**
   * Reads an upload and gives `take` what is in it. Never rejects because of the bytes: where they break off after `take`
   * has begun, the messages throw, `take` is to undo what it did, and the result is a refusal. Rejects as `take` does.
   */
  readChats<Taken>(
    source: ChatSource,
    take: (read: ReadChats) => Promise<Taken>,
  ): Promise<ChatReadResult<Taken>>;
  /** The files of a legal package, as safe as `readChats`. */
  composePackage(source: LegalSource): Promise<ComposedPackage>;
  close(): Promise<void>;
}

export interface ChatSource {
  bytes: Uint8Array;
  /** Whose it is: everybody gets their turn. */
  tenant: string;
  fileName: string;
  /** For exports whose times have no zone. */
  zone: string;
  /** What the user answered; null before they were asked. */
  dateOrder: DateOrder | null;
  /** Most messages to give: the newest; all others are only counted. */
  mostMessages: number;
}

export interface LegalSource {
  bytes: Uint8Array;
  tenant: string;
  settings: LegalSettings;
  /** Before the page numbers of the exhibit. */
  prefix: string;
  events: AuditEvent[];
  /** In UTC, as the next: the only times in the package that are not of messages. */
  madeAt: string;
  receivedAt: string;
  /** Of the bytes. */
  sha256: string;
}

/** As it goes between processes: files in base64, those of one name one after the other. */
export type LegalResult =
  | {
      kind: 'package';
      manifestHash: string;
      absentParts: number;
      pieces: { name: string; base64: string }[];
    }
  | ReaderRefusal;

export type ComposedPackage =
  | {
      kind: 'package';
      manifestHash: string;
      /** Parts of the original of which there is only a hash. */
      absentParts: number;
      files: Map<string, Uint8Array>;
    }
  | ReaderRefusal;

export type ChatReadResult<Taken> = { kind: 'chats'; taken: Taken } | NoChats;

/** Why no chats were taken. */
export type NoChats = { kind: 'asks'; samples: string[]; possible: DateOrder[] } | ReaderRefusal;

export interface ReaderRefusal {
  kind: 'refused';
  /** For the user. */
  sentence: string;
  /** Where the reader itself went wrong. */
  fault?: ReaderFault;
}

export interface ReadChats extends ReadChatHeads {
  /** In portions, chat after chat, each in the order of its export. To be gone through once. */
  messages: Iterable<PackedMessage[]> | AsyncIterable<PackedMessage[]>;
}

/** All that an upload is known to hold before its messages come. */
export interface ReadChatHeads {
  chats: ChatHead[];
  /** Messages that there were in all. */
  read: number;
  /** Those of them that are given. */
  kept: number;
  unread: UnreadPart[];
  unreadCount: number;
  notes: string[];
}

export interface ChatHead {
  platform: ChatPlatform;
  /** The same for the same chat in a later export. */
  key: string;
  title: string;
  isGroup: boolean;
  isToTheMinute: boolean;
  isOwnOnly: boolean;
  hasGaps: boolean;
  people: { key: string; name: string }[];
}

/** A message as it goes between processes: as it is stored. */
export interface PackedMessage {
  /** Place of its chat in the list. */
  chat: number;
  /** Milliseconds since 1970 in UTC; null where the export does not say. */
  at: number | null;
  /** Key of a person of the chat; null for lines of the system. */
  sender: string | null;
  kind: ArchiveMessageKind;
  media: string | null;
  text: string;
  flags: ArchiveMessageFlag[];
  reactions: number;
  /** Who turned to whom with it, and who reacted to it: keys of people of the chat. */
  ties: readonly Tie[];
  /** Equal for the same message of a later export, and for messages that are alike. */
  fingerprint: string;
  /** The how many of those that are alike, from 0. */
  copy: number;
  wordCount: number;
  isQuestion: boolean;
  /** Tag of the language that its words tell; null where they say too little. */
  language: string | null;
  /** Sum of the ratings of its words; null where none is rated. */
  tone: number | null;
  /** What it is found by, with spaces between. */
  words: string;
}
