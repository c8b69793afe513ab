import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import { isOrderToAssistant } from '#core/answering/recognising/is-order-to-assistant.ts';
import { askAbout } from '../ask-about.ts';
import { findSubject, type SubjectSource } from '../find-subject.ts';
import { isFollowUp } from '../is-follow-up.ts';
import { namesTopic } from '../topics/names-topic.ts';

/** What a question may be made from. */
export interface QuestionSource extends SubjectSource {
  question: string | null;
  isApproved: boolean;
}

/** As many characters as fit on a button of the chat. */
const MAXIMUM_LENGTH = 80;
/** How likely a visitor asks a question: the owner's own come first, then those of the pages, then topics. */
type Rank = 0 | 1 | 2;

/** One line, without the number or bullet that an enumeration put before it. */
function tidy(text: string): string {
  return (text.split('\n')[0] ?? '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\p{P}\p{S}\s]*\d{1,3}[.):]\s+/u, '')
    .trim();
}

function questionOf(
  source: QuestionSource,
  titles: ReadonlyMap<string, string>,
): { rank: Rank; question: string } | null {
  // The owner knows what visitors ask.
  if (source.isApproved && source.question !== null) return { rank: 0, question: tidy(source.question) };
  const heading = tidy(source.headingPath.at(-1) ?? '');
  const subject = () => findSubject(source, titles);
  if (source.question !== null || /[?？؟]$/u.test(heading)) {
    const question = nameSubject(tidy(source.question ?? heading), subject);
    return question === null ? null : { rank: 1, question };
  }
  const asked = askAbout(heading, source.language, subject);
  return asked === null ? null : { rank: 2, question: asked };
}

/**
 * Adds the subject to a question such as "How much does it cost?", which is clear only on its page; null where the
 * subject is not known.
 */
function nameSubject(question: string, findOne: () => string | null): string | null {
  if (!isFollowUp(question) || namesTopic(question)) return question;
  const subject = findOne();
  return subject === null ? null : `${subject}: ${question}`;
}

/**
 * Questions that visitors of these pages are likely to ask, likeliest first, each once. Among equals every document
 * has its turn before one has a second. Each names its subject, or is left out. Whether the engine can answer them is
 * for the caller to find out.
 */
export function listLikelyQuestions(sources: Iterable<QuestionSource>): string[] {
  const all = [...sources];
  const titles = new Map(all.map(({ documentId, title }) => [documentId, title]));
  const seen = new Set<string>();
  const places = new Map<string, number>();
  const listed: { question: string; rank: Rank; turn: number }[] = [];
  for (const source of all) {
    const made = questionOf(source, titles);
    if (made === null || made.question === '' || made.question.length > MAXIMUM_LENGTH) continue;
    const key = made.question.toLowerCase();
    if (seen.has(key) || isOrderToAssistant(made.question)) continue;
    if (classifyMessage(made.question).kind !== 'question') continue;
    seen.add(key);
    const place = `${made.rank} ${source.documentId}`;
    const turn = places.get(place) ?? 0;
    places.set(place, turn + 1);
    listed.push({ ...made, turn });
  }
  return listed.sort((a, b) => a.rank - b.rank || a.turn - b.turn).map(({ question }) => question);
}
