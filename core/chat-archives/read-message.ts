import type { ArchiveMessageFlag, ArchiveMessageKind } from '#contract/chat-archives/chat-archives.ts';
import type { MessagePlace } from './message-place.ts';

/** A message as an export has it. */
export interface ReadMessage {
  /** What the platform calls it; null where exports have no such name. */
  sourceId: string | null;
  /** Milliseconds since 1970 in UTC; null where the export does not say. */
  at: number | null;
  /** Key of its sender among the people of the chat; null for lines of the system. */
  sender: string | null;
  kind: ArchiveMessageKind;
  text: string;
  /** `image`, `video`, `audio`, `sticker`, `file` or `unknown`; null without media. */
  media: string | null;
  flags: ArchiveMessageFlag[];
  /** `sourceId` of the message that it answers, where the platform keeps that. */
  replyTo: string | null;
  /** Number of reactions to it. */
  reactions: number;
  /** Keys of those who reacted, once for each reaction; fewer than `reactions` where the platform does not name them. */
  reactedBy: readonly string[];
  /** Keys of those whom it mentions, where the platform says who is meant. */
  mentions: readonly string[];
  /** Null where the reader cannot tell. */
  place: MessagePlace | null;
}
