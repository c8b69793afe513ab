import type { Vibe } from '#core/answering/vibe.ts';
import { pickReplyText } from './pick-reply-text.ts';

/**
 * The reply to a human request, also where no person can be reached, to a visitor who asks for an appointment or wants to
 * move or cancel one, to an attempt to give the agent other orders, to a file without a word, and about actions.
 */
export function composeNotice(
  notice:
    | 'handoff'
    | 'unreachable'
    | 'booking'
    | 'booking-change'
    | 'injection'
    | 'file'
    | 'action-form'
    | 'action-needs'
    | 'action-empty'
    | 'action-failed',
  vibe: Vibe,
  language: string | null = null,
): string {
  return pickReplyText(notice, vibe, language);
}
