import type { PackedMessage } from '#server/ports/chat-reader.ts';

/** A message with what it is known by. */
export interface MarkedMessage {
  message: PackedMessage;
  fingerprint: string;
  copy: number;
}
