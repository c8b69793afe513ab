import { createHash } from 'node:crypto';

/** How the token of a reply address is stored: it is random and long, so that a plain hash hides it. */
export function hashReplyToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
