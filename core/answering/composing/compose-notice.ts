import type { Vibe } from '#core/answering/vibe.ts';
import { pickReplyText } from './pick-reply-text.ts';

/** The reply to a human request, also where there is no way to a person, and to an attempt to give the agent other orders. */
export function composeNotice(
  notice: 'handoff' | 'unreachable' | 'injection',
  vibe: Vibe,
  language: string | null = null,
): string {
  return pickReplyText(notice, vibe, language);
}
