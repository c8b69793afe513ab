import type { BookingQuestion } from '#contract/bookings/bookings.schemas.ts';
import type { BookingQuestionKind } from '#contract/bookings/bookings.ts';
import type { CalComEventType, EventTypeObstacle } from '#server/ports/cal-com.ts';
import type { BookingField, EventTypeAnswer } from './cal-com-answers.ts';

const kinds: Readonly<Record<string, BookingQuestionKind>> = {
  text: 'text',
  address: 'text',
  textarea: 'long-text',
  number: 'number',
  phone: 'phone',
  url: 'url',
  select: 'choice',
  radio: 'choice',
  multiselect: 'choices',
  checkbox: 'choices',
  boolean: 'yes-no',
};
/** Asked of everyone, or of nobody who books for the first time. */
const known = ['name', 'email', 'rescheduleReason', 'location'];
const longestLabel = 300;

/**
 * An event type as we offer it: its questions, and what keeps it out of a chat.
 * @param appBase where booking pages are
 */
export function readEventType(answer: EventTypeAnswer, appBase: string): CalComEventType {
  const fields = (answer.bookingFields ?? []).filter(
    ({ slug, hidden }) => hidden !== true && !known.includes(slug),
  );
  const questions = fields.flatMap((field) => readQuestion(field) ?? []);
  return {
    id: answer.id,
    title: answer.title,
    minutes: answer.lengthInMinutes,
    url: urlOf(answer, appBase),
    needsConfirmation: isOn(answer.confirmationPolicy),
    questions,
    obstacle: findObstacle(answer, fields, questions),
  };
}

/** Null for what is not asked in a chat: guests, titles, and kinds that are newer than this list. */
function readQuestion({
  type,
  slug,
  label,
  required,
  isDefault,
  options,
}: BookingField): BookingQuestion | null {
  const kind = kinds[type];
  const isRequired = required === true;
  // Of what every event type has, only notes are asked, and the rest where it must be answered.
  if (kind === undefined || (isDefault === true && slug !== 'notes' && !isRequired)) return null;
  if (slug === 'attendeePhoneNumber') return null;
  const shown = (label ?? '').trim() || (slug === 'notes' ? 'Notes' : slug);
  return { slug, label: shown.slice(0, longestLabel), kind, isRequired, options: options ?? [] };
}

function findObstacle(
  answer: EventTypeAnswer,
  fields: readonly BookingField[],
  questions: readonly BookingQuestion[],
): EventTypeObstacle | null {
  if ((answer.price ?? 0) > 0) return 'paid';
  if (isOn(answer.recurrence)) return 'recurring';
  if (answer.requiresBookerEmailVerification === true) return 'verification';
  // Without a place in the order the first one counts, which may be one that only the visitor can name.
  if (answer.locations?.[0]?.type.startsWith('attendee') === true) return 'place';
  const isLeftOut = ({ slug, required }: BookingField) =>
    required === true && !questions.some((question) => question.slug === slug);
  return fields.some(isLeftOut) ? 'question' : null;
}

const isOn = (part: EventTypeAnswer['recurrence']): boolean =>
  part !== null && part !== undefined && part.disabled !== true;

function urlOf({ bookingUrl, users, slug }: EventTypeAnswer, appBase: string): string {
  if (bookingUrl?.startsWith('https://') === true) return bookingUrl;
  const username = users?.[0]?.username;
  return username ? `${appBase}/${encodeURIComponent(username)}/${encodeURIComponent(slug)}` : '';
}
