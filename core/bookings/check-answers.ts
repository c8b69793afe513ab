import type { BookingAnswers, BookingQuestion } from '#contract/bookings/bookings.schemas.ts';

/** As Cal.com takes them, by the slug of the question. */
export type BookingResponses = Record<string, string | number | boolean | string[]>;

type Answer = BookingAnswers[string];

/**
 * The answers to the questions of an event type as Cal.com takes them, and a sentence for each that is missing or not usable,
 * by its slug. Answers to what is not asked are left out, and so are empty ones.
 */
export function checkAnswers(
  questions: readonly BookingQuestion[],
  answers: BookingAnswers,
): { responses: BookingResponses; problems: Record<string, string> } {
  const responses: BookingResponses = {};
  const problems: Record<string, string> = {};
  for (const question of questions) {
    const answer = Object.hasOwn(answers, question.slug) ? answers[question.slug] : undefined;
    if (isEmpty(answer)) {
      if (question.isRequired) problems[question.slug] = `Please answer this: ${question.label}`;
      continue;
    }
    const response = readAnswer(question, answer as Answer);
    if (response === null) problems[question.slug] = `Please check this answer: ${question.label}`;
    else responses[question.slug] = response;
  }
  return { responses, problems };
}

const isEmpty = (answer: Answer | undefined): boolean =>
  answer === undefined || answer === '' || answer === false || (Array.isArray(answer) && answer.length === 0);

/** Null where it is no answer to this kind of question. */
function readAnswer({ kind, options }: BookingQuestion, answer: Answer): BookingResponses[string] | null {
  if (kind === 'yes-no') return answer === true ? true : null;
  if (kind === 'choices')
    return Array.isArray(answer) && answer.every((each) => options.includes(each)) ? answer : null;
  if (typeof answer !== 'string') return null;
  if (kind === 'choice') return options.includes(answer) ? answer : null;
  if (kind === 'number') return Number.isFinite(Number(answer)) ? Number(answer) : null;
  if (kind === 'phone') return /^\+?[\d\s().\-/]{5,30}$/.test(answer) ? answer : null;
  if (kind === 'url') return /^https?:\/\/[^\s/]+\.\S+$/i.test(answer) ? answer : null;
  return answer;
}
