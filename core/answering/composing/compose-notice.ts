import type { Vibe } from '#core/answering/vibe.ts';
import { pickReplyText } from './pick-reply-text.ts';

/** The reply to a human request, and to an attempt to give the agent other orders. */
export function composeNotice(
  notice: 'handoff' | 'injection',
  vibe: Vibe,
  language: string | null = null,
): string {
  return pickReplyText(notice, vibe, language);
}
