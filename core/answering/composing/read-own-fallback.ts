import { DEFAULT_FALLBACK_REPLY } from './default-prompt.ts';

/** What the owner wrote, or null where it is the default. */
export function readOwnFallback(fallbackReply: string): string | null {
  const own = fallbackReply.trim();
  return own === '' || own === DEFAULT_FALLBACK_REPLY ? null : own;
}
