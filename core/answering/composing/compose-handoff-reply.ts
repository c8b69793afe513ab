import { openingPlaceholder } from '#contract/look/look.ts';
import type { Vibe } from '#core/answering/vibe.ts';
import { composeContactReply } from './compose-contact-reply.ts';
import { composeNotice } from './compose-notice.ts';
import { formatOpening } from './format-opening.ts';
import { pickReplyText } from './pick-reply-text.ts';

interface Handoff {
  /** What the visitor has left in this conversation. */
  contact: { email: string | null; phone: string | null } | null;
  /** Whether a member is there; `away` where people answer again at that time, in the zone of the visitor. */
  availability: { kind: 'here' } | { kind: 'open' } | { kind: 'away'; opensAt: Date; timeZone: string };
  /** The owner's own message outside opening hours; empty for ours. */
  outsideHours?: string;
}

/**
 * The reply to a human request. It promises what is true: that somebody is there, or when people answer again. Where the
 * visitor has left an email address or a phone number in this conversation, it names it, so that nothing is asked twice.
 * Outside opening hours the owner's own message comes in its place.
 */
export function composeHandoffReply(
  { contact, availability, outsideHours = '' }: Handoff,
  vibe: Vibe,
  language: string | null = null,
): string {
  if (availability.kind === 'here') return pickReplyText('here', vibe, language);
  const time =
    availability.kind === 'away'
      ? formatOpening(availability.opensAt, availability.timeZone, language)
      : null;
  if (time !== null && outsideHours !== '') return outsideHours.replaceAll(openingPlaceholder, () => time);
  const { email = null, phone = null } = contact ?? {};
  const reply =
    email !== null
      ? pickReplyText('known-address', vibe, language).replace('{contact}', () => email)
      : phone !== null
        ? composeContactReply(phone, vibe, language)
        : composeNotice('handoff', vibe, language);
  if (time === null) return reply;
  return `${reply} ${pickReplyText('away', vibe, language).replace('{time}', () => time)}`;
}
