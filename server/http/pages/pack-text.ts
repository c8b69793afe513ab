import { createHash } from 'node:crypto';
import type { PackedText } from './packed-text.ts';

export function packText(text: string): PackedText {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { text, etag, encoded: new Map() };
}
