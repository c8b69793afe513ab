import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';
import { composeContactReply } from '#core/answering/composing/compose-contact-reply.ts';
import { composeHandoffReply } from '#core/answering/composing/compose-handoff-reply.ts';
import { composeNotice } from '#core/answering/composing/compose-notice.ts';
import { composeSmallTalk } from '#core/answering/composing/compose-small-talk.ts';
import { translateMessage } from '#core/answering/composing/translate-message.ts';
import { agrees } from '#core/answering/recognising/agrees.ts';
import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import { type Contact, readContact } from '#core/answering/recognising/contacts/read-contact.ts';
import { wantsMeeting } from '#core/answering/recognising/meetings/wants-meeting.ts';
import { wantsMeetingChange } from '#core/answering/recognising/meetings/wants-meeting-change.ts';
import { nameFiles } from '#core/attachments/name-files.ts';
import { reachesPerson } from '#core/look/reaches-person.ts';
import { isTimeZone } from '#core/opening-hours/is-time-zone.ts';
import type { Context } from '#server/context.ts';
import { Failure } from '#server/failure.ts';
import { findChangeableBookings } from '#server/features/bookings/find-changeable-bookings.ts';
import { findOffer } from '#server/features/bookings/free-times/find-offer.ts';
import type { Question } from '#server/features/conversations/question.ts';
import type { HistoryMessage } from '#server/features/conversations/read-history.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import type { StoredQuestion } from '#server/features/conversations/store-question.ts';
import { findContact } from '#server/features/leads/find-contact.ts';
import { storeLead } from '#server/features/leads/store-lead.ts';
import { type FoundAvailability, findAvailability } from '#server/features/presence/find-availability.ts';
import { drawnChannels } from './drawn-channels.ts';
import { findReplyLanguage } from './find-reply-language.ts';
import { withoutModel } from './without-model.ts';

/** After these the chat has offered a human. */
const offering: readonly (Outcome | null | undefined)[] = ['hedged', 'declined'];

/**
 * The reply to what is no question for the sources, or null: small talk, a request for a human (also "yes" to the
 * offer of one) or for an appointment, where the agent offers any, a wish to move or cancel one that was booked here, an
 * attempt to give other orders, and an address or a number, which becomes the conversation's lead.
 */
export async function replyWithoutSources(
  ctx: Context,
  stored: StoredQuestion,
  question: Question,
  history: readonly HistoryMessage[],
): Promise<Reply | null> {
  const { agent } = stored;
  const { text } = question;
  const last = history.findLast(({ role }) => role === 'assistant')?.outcome;
  const isOffered = offering.includes(last);
  // An address or a "yes" is in no language: what was said before is.
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const findLanguage = () => findReplyLanguage(ctx, agent, text, before);

  // What is in a file is for people: the agent does not read it. A name is in no language.
  const files = question.attachments ?? [];
  if (files.length > 0 && text === nameFiles(files))
    return replyOf(
      'smalltalk',
      composeNotice('file', agent.vibe, await findReplyLanguage(ctx, agent, before, '')),
    );
  const message = classifyMessage(text, agent.handoffPhrases);
  if (message.kind === 'injection')
    return replyOf('declined', composeNotice('injection', agent.vibe, await findLanguage()));
  const contact = readContact(text, isOffered || last === 'handoff');
  const kept = contact === null ? null : await keepContact(ctx, stored, question, contact);
  if (kept !== null) return replyOf('smalltalk', composeContactReply(kept, agent.vibe, await findLanguage()));
  const isHandoff = question.intent === 'human' || message.kind === 'handoff' || contact !== null;
  if (isHandoff || (isOffered && agrees(text))) {
    return handOff(ctx, stored, question, await findLanguage());
  }
  if (
    drawnChannels.includes(question.channel) &&
    wantsMeeting(text) &&
    (await findOffer(ctx, agent.id)) !== null
  ) {
    const offer = composeNotice('booking', agent.vibe, await findLanguage());
    return { ...replyOf('smalltalk', offer), offersBooking: true };
  }
  const bookings = await findMeant(ctx, stored, question);
  if (bookings.length > 0) {
    const text = composeNotice('booking-change', agent.vibe, await findLanguage());
    return { ...replyOf('smalltalk', text), bookings };
  }
  if (message.kind === 'question') return null;
  return replyOf(
    'smalltalk',
    composeSmallTalk(
      message.intent,
      agent.vibe,
      agent.displayName,
      agent.isMultilingual ? message.language : 'en',
    ),
  );
}

/** The calls that the visitor booked in this conversation, where they want to move or cancel one. */
async function findMeant(
  ctx: Context,
  { agent, conversationId }: StoredQuestion,
  { channel, visitorId, text }: Question,
): Promise<MadeBooking[]> {
  if (visitorId === null || !drawnChannels.includes(channel) || !wantsMeetingChange(text)) return [];
  return findChangeableBookings(ctx, { agentId: agent.id, visitorId, conversationId });
}

/** The reply to a visitor who wants a person: our text for the present situation, or the owner's. */
async function handOff(
  ctx: Context,
  { agent, conversationId }: StoredQuestion,
  question: Question,
  language: string,
): Promise<Reply> {
  const contact = await findContact(ctx, conversationId);
  const availability = inZoneOf(question, await findAvailability(ctx));
  const isUnknown = contact === null && availability.kind !== 'here';
  if (isUnknown && !reachesPerson(agent.humanForm))
    return replyOf('declined', composeNotice('unreachable', agent.vibe, language));
  const outsideHours = translateMessage(agent, 'outsideHoursMessage', language);
  const reply = composeHandoffReply({ contact, availability, outsideHours }, agent.vibe, language);
  const { otherWay } = agent.humanForm;
  if (!isUnknown || otherWay === '') return replyOf('handoff', reply);
  const isOwn = availability.kind === 'away' && outsideHours !== '';
  return replyOf('handoff', isOwn ? `${reply} ${otherWay}` : otherWay);
}

/** Times are named as the visitor's clock shows them, where their browser says which that is. */
function inZoneOf({ timeZone }: Question, found: FoundAvailability): FoundAvailability {
  if (found.kind !== 'away' || timeZone === undefined || !isTimeZone(timeZone)) return found;
  return { ...found, timeZone };
}

/** Keeps of a contact what the owner wants to have, and answers it in words; null when nothing was kept. */
async function keepContact(
  ctx: Context,
  { agent, conversationId }: StoredQuestion,
  { pageUrl }: Question,
  { email, phone }: Contact,
): Promise<string | null> {
  const wanted = {
    ...(email !== undefined && agent.isEmailEnabled ? { email } : {}),
    ...(phone !== undefined && agent.isPhoneEnabled ? { phone } : {}),
  };
  const words = Object.values(wanted).join(', ');
  if (words === '') return null;
  try {
    await storeLead(ctx, agent, { conversationId, pageUrl, ...wanted });
    return words;
  } catch (error) {
    // The lead quota is used up: the reply does not say that someone will write.
    if (error instanceof Failure && error.code === 'plan-limit') return null;
    throw error;
  }
}

function replyOf(outcome: Outcome, text: string): Reply {
  return { text, sources: [], outcome, confidence: 1, considered: [], ...withoutModel };
}
