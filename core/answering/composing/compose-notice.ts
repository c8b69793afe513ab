import type { Vibe } from '#core/answering/vibe.ts';
import { pickReplyText } from './pick-reply-text.ts';

/** What is answered to a wish for a person, and to an attempt to give the agent other orders. */
export function composeNotice(
  notice: 'handoff' | 'injection',
  vibe: Vibe,
  language: string | null = null,
): string {
  return pickReplyText(notice, vibe, language);
}
