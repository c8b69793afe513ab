import type { Variant } from '#core/searching/expand-word.ts';
import { inverseFrequency } from '#core/searching/inverse-frequency.ts';
import type { WeighedWord } from '#core/searching/score-passages.ts';
import type { QuerySignals } from '#core/searching/search-passages.ts';
import { stopWordsOf } from '#core/searching/stop-words.ts';
import { tokenise } from '#core/searching/tokenise.ts';
import { createTermMatcher, matchTerms } from './match-terms.ts';
import type { ScoredSentence } from './score-sentences.ts';

/** What stands for the asked word less surely than a synonym or a slip of the finger does not name it … */
const LEAST_HIT = 0.5;
/** … unless it begins as that does ("perceptions", "perceive"). */
const SAME_BEGINNING = 5;
const HAS_DIGIT = /\p{N}/u;

/**
 * Words of a question that name nothing: what is asked for is said by others. Verbs of having and doing, words of
 * quantity and order, and the nouns of "what kind of …".
 */
const LIGHT_WORDS = new Set(
  `able actual actually additional allow allowed allows along also always amount another answer anybody anyone
  anything anywhere approximately area around aside ask asking available away based became become becomes began begin
  begins being best better big biggest both bring brings brought call called calls came case cause caused causes
  certain characteristic characteristics charge charges come comes coming consider considered consist contain contains
  could create created creates curious currently describe described details did difference differences different do
  does doing done each early either else entities entity ever every everything exactly example examples exist exists
  extra fact far fast fee feel fees find finds first form formed found gave general generally get gets getting give
  given gives giving go goes going gone gonna good got great group guys happen happened happening happens hear heard
  hello help helped helps hey hi highest hope include included includes including information inside instead involve
  involved item items keep keeps kept kind kinds know known knows large largest last later least leave let lets level
  like little located long longest look looking looks lot lots lowest made main mainly make makes making manner many
  matter may maybe mean means meant might mine mostly much must name named names need needed needs never new next
  normal normally note now number obtain occur occurred occurs offer offered offers often ok okay old once one ones
  option options other others otherwise outside own part particular parts people percent percentage perhaps person
  piece place please possible possibly price prices produce provide provided provides purpose put quickly quite rather
  really reason receive regarding regular regularly related represent require required result resulted right run runs
  said same say says see seen sell sells serve serves several show shown shows simply situation small smallest some
  somebody someone something sometimes somewhat soon sort sorts special specific start started starts state status
  still stuff suitable sure take taken takes taking talk tell term terms thing things think though time times today
  together told took total toward towards tried tries try trying two type types typical typically usual usually
  various want wanted wants way ways well went whether whole willing wonder wondering work working works would year
  years yet`.split(/\s+/),
);

interface NamingWord {
  at: number;
  idf: number;
  isKnown: boolean;
}

/** A slip in a word that says nothing: "wich" for "which". */
function isSlipOfStopWord(word: WeighedWord, language: string): boolean {
  if (word.isKnown) return false;
  const stopWords = stopWordsOf(language);
  return word.variants.some(({ stem, weight }) => weight >= LEAST_HIT && stopWords.has(stem));
}

/** Content words of the question asked now that name something; figures are compared by `contradictsFigure`. */
function namingWords({ words, language, passageCount }: QuerySignals): NamingWord[] {
  const rarest = inverseFrequency(passageCount, 0);
  return words.flatMap((word, at) => {
    const isNaming =
      !word.isMinor &&
      !word.isContext &&
      !LIGHT_WORDS.has(word.word) &&
      !HAS_DIGIT.test(word.word) &&
      !isSlipOfStopWord(word, language);
    return isNaming ? [{ at, idf: word.isKnown ? word.idf : rarest, isKnown: word.isKnown }] : [];
  });
}

/** The same words, standing only for what surely names them. */
function keepSureVariants(words: readonly WeighedWord[]): WeighedWord[] {
  return words.map((word) => {
    const beginning = word.word.length >= SAME_BEGINNING ? word.word.slice(0, SAME_BEGINNING) : null;
    const isSure = ({ stem, weight }: Variant) =>
      weight >= LEAST_HIT || (beginning !== null && stem.startsWith(beginning));
    return { ...word, variants: word.variants.filter(isSure) };
  });
}

function groupByPassage(chosen: readonly ScoredSentence[]): ScoredSentence[][] {
  const passages = new Set(chosen.map(({ ranked }) => ranked));
  return [...passages].map((passage) => chosen.filter(({ ranked }) => ranked === passage));
}

export interface MissingWords {
  /** Share of the naming words, weighed by rarity, that the reply lacks. */
  share: number;
  /** The same for the words that the sources have nowhere. */
  shareUnknown: number;
}

/**
 * What the question names and the reply does not: neither a chosen sentence nor what stands above it. Words that only
 * meet across passages ("guarantee" here, "filling" there) do not count as met.
 */
export function findMissingWords(chosen: readonly ScoredSentence[], isEachAlone = false): MissingWords {
  const query = chosen[0]?.ranked.query;
  const naming = query ? namingWords(query) : [];
  const all = naming.reduce((sum, { idf }) => sum + idf, 0);
  if (!query || all === 0) return { share: 0, shareUnknown: 0 };
  const matcher = createTermMatcher(keepSureVariants(query.words));
  let least: MissingWords = { share: 1, shareUnknown: 1 };
  for (const group of isEachAlone ? chosen.map((sentence) => [sentence]) : groupByPassage(chosen)) {
    const { title, headingPath, question, language } = (group[0] as ScoredSentence).ranked.passage;
    const said = [title, ...headingPath, question ?? '', ...group.map(({ text }) => text)].join('\n');
    const { hits } = matchTerms(tokenise(said, language), matcher, query.words.length);
    const missing = naming.filter(({ at }) => hits[at] === 0);
    const sum = (of: readonly NamingWord[]) => of.reduce((total, { idf }) => total + idf, 0) / all;
    const share = sum(missing);
    if (share < least.share) least = { share, shareUnknown: sum(missing.filter(({ isKnown }) => !isKnown)) };
  }
  return least;
}
