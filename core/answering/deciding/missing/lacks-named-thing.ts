import type { ScoredSentence } from '#core/answering/choosing/score-sentences.ts';
import { findAnswerType } from '#core/answering/recognising/answer-types/find-answer-type.ts';
import { isContactType } from '#core/answering/recognising/contacts/is-contact-type.ts';
import { asksPrice } from '../asks-price.ts';
import { keepMeasured } from '../figures/keep-measured.ts';
import { findMissingWords } from './find-missing-words.ts';

const CLOSED_QUESTION =
  /^(?:.*[,.;!?]\s*|\W*)(?:and |but |so |or )?(?:do|does|did|is|are|was|were|am|can|could|may|will|would|should|have|has|must|isn['’]t|aren['’]t|don['’]t|can['’]t)\s/iu;
const PERSONAL = /(?<!\p{L})(?:i|my|me|mine|we|our|us|you|your|yours)(?!\p{L})/iu;
const TWO_QUESTIONS =
  /\?.*\?|(?:,| and| or| but)\s+(?:how|what|when|where|who|which|why|can|could|do|does|did|is|are|will|would|should|may|have|has)\s/iu;
const MISSING_OF_TWO = 0.45;
const MISSING_OF_CLOSED = 0.2;
const MISSING_OF_PRICE = 0.2;
const MISSING_OF_MEASURE = 0.3;
const MISSING_OF_PERSONAL = 0.3;
const UNKNOWN_OF_OPEN = 0.33;

/**
 * Whether the question names something that the reply does not. In questions whether a firm has or does something
 * ("can I …", "is there …"), what something costs or how long it takes, a single missing word decides. For other
 * questions most of their words are enough, unless one is nowhere in the sources. For two questions at once the
 * greater part is enough.
 */
export function lacksNamedThing(question: string, chosen: readonly ScoredSentence[]): boolean {
  if (TWO_QUESTIONS.test(question)) return findMissingWords(chosen, 'all').share > MISSING_OF_TWO;
  const { share, shareUnknown } = findMissingWords(chosen);
  if (CLOSED_QUESTION.test(question)) return share > MISSING_OF_CLOSED;
  const measured = keepMeasured(chosen, question);
  if (measured) {
    const most = asksPrice(question) ? MISSING_OF_PRICE : MISSING_OF_MEASURE;
    if (findMissingWords(measured, 'alone').share > most) return true;
  }
  const isPersonal = PERSONAL.test(question) || isContactType(findAnswerType(question, 'en'));
  if (isPersonal && share > MISSING_OF_PERSONAL) return true;
  return shareUnknown > UNKNOWN_OF_OPEN;
}
