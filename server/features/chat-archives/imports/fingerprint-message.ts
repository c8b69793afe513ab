import { hash } from 'node:crypto';
import type { ChatHead, PackedMessage } from '#server/ports/chat-reader.ts';

/** Letters of a fingerprint: 132 bits. */
const length = 22;

/**
 * The same for the same message of a later export: what the platform calls it, else all that is known of it. Messages
 * that are alike have the same.
 */
export function fingerprintMessage({ platform, key }: ChatHead, message: PackedMessage): string {
  const { sourceId, at, sender, kind, media, text } = message;
  const identity =
    sourceId === null ? [platform, key, at, sender, kind, media, text] : [platform, key, 'id', sourceId];
  return hash('sha256', JSON.stringify(identity), 'base64url').slice(0, length);
}
