import type {
  ArchiveMessageFlag,
  ArchiveMessageKind,
  ChatPlatform,
  DateOrder,
} from '#contract/chat-archives/chat-archives.ts';
import type { UnreadPart } from '#core/chat-archives/reading/create-report.ts';

/** Reads the exports of chat apps. A bad file never harms the next one, nor the server. */
export interface ChatReader {
  /** Never rejects because of the bytes. */
  readChats(source: ChatSource): Promise<ChatReadResult>;
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

export type ChatReadResult =
  | ReadChats
  | { kind: 'asks'; samples: string[]; possible: DateOrder[] }
  /** With a sentence for the user. */
  | { kind: 'refused'; sentence: string };

export interface ReadChats {
  kind: 'chats';
  chats: ChatHead[];
  messages: PackedMessage[];
  /** How many there were in all. */
  read: number;
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

/** A message as it goes between processes. */
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
  sourceId: string | null;
}
