import { hash } from 'node:crypto';
import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';

/** Characters of a fingerprint: 132 bits. */
const length = 22;

/**
 * The same for the same message of a later export: what the platform calls it, else all that is known of it. Messages
 * that are alike have the same.
 */
export function fingerprintMessage(
  { platform, key }: Pick<ReadChat, 'platform' | 'key'>,
  { sourceId, at, sender, kind, media, text }: ReadMessage,
): string {
  const identity =
    sourceId === null ? [platform, key, at, sender, kind, media, text] : [platform, key, 'id', sourceId];
  return hash('sha256', JSON.stringify(identity), 'base64url').slice(0, length);
}
