import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import { isOrderToAssistant } from '#core/answering/recognising/is-order-to-assistant.ts';
import { askAbout } from './ask-about.ts';

/** What a question may be made from. */
export interface QuestionSource {
  documentId: string;
  headingPath: readonly string[];
  question: string | null;
  isApproved: boolean;
  language: string;
}

/** As many characters as fit on a button of the chat. */
const MAXIMUM_LENGTH = 80;
/** How likely a visitor asks it: the owner's own questions, then those of the pages, then topics. */
type Rank = 0 | 1 | 2;

/** One line, without the number or bullet that an enumeration put before it. */
function tidy(text: string): string {
  return (text.split('\n')[0] ?? '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\p{P}\p{S}\s]*\d{1,3}[.):]\s+/u, '')
    .trim();
}

function questionOf(source: QuestionSource): { rank: Rank; question: string } | null {
  if (source.question !== null) return { rank: source.isApproved ? 0 : 1, question: tidy(source.question) };
  const heading = tidy(source.headingPath.at(-1) ?? '');
  if (/[?？؟]$/u.test(heading)) return { rank: 1, question: heading };
  const asked = askAbout(heading, source.language);
  return asked === null ? null : { rank: 2, question: asked };
}

/**
 * Questions that visitors of these pages are likely to ask, likeliest first, each once. Among equals every document
 * has its turn before one has a second. Whether the engine can answer them is for the caller to find out.
 */
export function listLikelyQuestions(sources: Iterable<QuestionSource>): string[] {
  const seen = new Set<string>();
  const places = new Map<string, number>();
  const listed: { question: string; rank: Rank; turn: number }[] = [];
  for (const source of sources) {
    const made = questionOf(source);
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
