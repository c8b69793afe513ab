import type { CutReason } from '#contract/conversations/conversations.ts';
import { isOrderToAssistant } from '#core/answering/recognising/is-order-to-assistant.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { plainText } from '#core/language/plain-text.ts';
import { findLikeTerms } from './find-like-terms.ts';
import { hasAddition } from './has-addition.ts';
import { type Clause, judgeClause } from './judge-clause.ts';
import { readFirstName } from './reading/read-first-name.ts';
import { readLightWords } from './reading/read-light-words.ts';
import { readNames } from './reading/read-names.ts';
import { readStatements } from './reading/read-statements.ts';
import { readTerms } from './reading/read-terms.ts';
import { readValues } from './reading/read-values.ts';
import { readVocabulary } from './reading/read-vocabulary.ts';
import { sayFree } from './reading/say-free.ts';
import { writeHours } from './reading/write-hours.ts';
import { splitClauses } from './split-clauses.ts';
import type { SourcePassage, Statement } from './statement.ts';

export interface VerifiedSource {
  passageId: string;
  /** The sentence of the passage that says it. */
  quote: string;
}

export type Verdict =
  | { kind: 'supported'; sources: VerifiedSource[] }
  /**
   * Says nothing that could be wrong ("Sure!", "Here are the prices:"): shown only before a sentence that is
   * supported.
   */
  | { kind: 'filler' }
  | { kind: 'cut'; reason: CutReason };

export interface VerifyingInput {
  /** One sentence as the visitor would see it, without citation markers. */
  sentence: string;
  /** Ids of the passages that the model cites for it: between languages, words cannot be compared. */
  cited: readonly string[];
  /** All passages that the model was given. */
  passages: readonly SourcePassage[];
  /** Addresses of the pages of these passages. */
  urls: readonly string[];
  /** BCP 47 primary tags in which it may be written: the visitor's and those of the passages. */
  languages: readonly string[];
}

const FILLER =
  /^(?:sure|of course|certainly|absolutely|great(?: question)?|yes|no|ok(?:ay)?|thanks?(?: you)?(?: for (?:asking|your question))?|hello|hi(?: there)?|(?:i['’]m |i am )?happy to help(?: you)?(?: with that)?|i hope (?:this|that) helps|let me know if (?:you|there).*|feel free to (?:ask|reach out|contact).*|(?:is there )?anything else.*|please let me know.*|ja|nein|gern(?:e)?|natürlich|sicher|sí|no|claro(?: que sí)?|por supuesto|oui|non|bien sûr|avec plaisir|certo|sì|sim|claro que sim|evet|hayır|tabii|да|нет|конечно|好的|当然|是的|はい|いいえ|네)[.!,:;…。！]*$/iu;
/**
 * "I'm a café", "I only fit the ones that I have": the agent speaks for a firm, and its "I" says only what a source says in
 * the first person.
 */
const OF_ITSELF =
  /^(?:(?:yes|no), )?i(?:['’](?:m|ve|ll|d))? |^(?:ich bin|je suis|soy|sono|(?:eu )?sou|ik ben) (?:ein\p{L}*|une?|uno?|una|um|uma|een) /iu;
/** Two words or more, as a button or a form is called. */
const QUOTED = /["“«]([^"“”«»]*\S\s\S[^"“”«»]*)["”»]/gu;
const LEAD_IN = /[:：]$/u;
const PICTURE = /!\[|<\/?[a-z][^>]*>|&lt;\/?[a-z]/iu;
const ADDRESS =
  /(?:https?:\/\/|www\.|mailto:|data:|javascript:)[^\s)\]>"'”»]*|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|ai|app|dev|example|test|co|de|fr|es|it|nl|uk|eu|ru|cn|info|biz|shop|xyz)(?:\/[^\s)\]>"'”»]*)?(?![\p{L}\p{N}])/giu;
const LIST_MARK = /^\d{1,2}[.)]$/u;
const EMPHASIS = /[*_`#>]+|^\s*(?:[-•]|\d{1,2}[.)])\s+/gmu;

/** Checks one sentence of a model against the passages that it was given. Pure, and needs no second call of a model. */
export function verifySentence({ sentence, cited, passages, urls, languages }: VerifyingInput): Verdict {
  const statements = passages.flatMap((passage) => readStatements(passage));
  const said = sentence.replace(EMPHASIS, ' ').trim();
  if (said === '' || LIST_MARK.test(said)) return { kind: 'filler' };
  if (PICTURE.test(sentence)) return { kind: 'cut', reason: 'link' };
  const links = sentence.match(ADDRESS) ?? [];
  if (links.some((link) => !isKnownLink(link, statements, urls))) return { kind: 'cut', reason: 'link' };
  if (FILLER.test(said)) return { kind: 'filler' };
  if (isOrderToAssistant(said)) return { kind: 'cut', reason: 'order' };
  if (OF_ITSELF.test(said) && !statements.some((each) => OF_ITSELF.test(each.sentence)))
    return { kind: 'cut', reason: 'unsupported' };
  const quotes = [...said.matchAll(QUOTED)].map(([, quote = '']) => plainText(quote));
  if (!quotes.every((quote) => statements.some((each) => plainText(each.sentence).includes(quote))))
    return { kind: 'cut', reason: 'unsupported' };
  const vocabularies = passages.map((passage) => readVocabulary(passage));
  const language = findLanguage(said, languages, vocabularies);
  if (language === null) return { kind: 'cut', reason: 'language' };
  const plain = writeHours(said.replace(ADDRESS, ' '));
  const clauses = readClauses(plain, language, vocabularies, readFirstName(plain, passages));
  if (LEAD_IN.test(said) && clauses.every(({ values, names }) => values.length + names.length === 0))
    return { kind: 'filler' };
  const sources: VerifiedSource[] = [];
  for (const clause of clauses) {
    if (clause.terms.length + clause.nameTerms.length + clause.values.length === 0) continue;
    const judged = judgeClause(clause, statements, cited);
    if (!judged.isSupported) return { kind: 'cut', reason: judged.reason };
    if (hasAddition(clause, passages, judged.statement.passage))
      return { kind: 'cut', reason: 'unsupported' };
    const { passage, sentence: quote } = judged.statement;
    if (!sources.some((each) => each.passageId === passage.id && each.quote === quote))
      sources.push({ passageId: passage.id, quote });
  }
  // "See https://…" only says where to look.
  if (sources.length === 0 && links.length > 0) return { kind: 'filler' };
  return sources.length === 0 ? { kind: 'cut', reason: 'unsupported' } : { kind: 'supported', sources };
}

/**
 * The clauses of a sentence. One without words of its own, such as "… and costs £9", takes those of the clause before
 * it.
 */
function readClauses(
  sentence: string,
  language: string,
  vocabularies: readonly ReadonlySet<string>[],
  firstName: string | null,
): Clause[] {
  // Of the many similar stems, only those that occur in a passage count.
  const isKnown = (stem: string) => vocabularies.some((stems) => stems.has(stem));
  const findLike = (stem: string) => [stem, ...findLikeTerms(stem, language, !isKnown(stem)).filter(isKnown)];
  const isWord = (word: string) => {
    const stems = [...readTerms(word, language)];
    return stems.length > 0 && stems.every(isKnown);
  };
  const clauses: Clause[] = [];
  for (const text of splitClauses(sentence, isWord)) {
    const isFirst = clauses.length === 0 && firstName !== null;
    const names = [...(isFirst ? [firstName] : []), ...readNames(text, language)];
    const nameTerms = [...readTerms(names.join(' '), language)];
    const terms = [...readTerms(sayFree(text), language)].filter((term) => !nameTerms.includes(term));
    const before = terms.length + nameTerms.length === 0 ? clauses.at(-1) : undefined;
    const values = readValues(text);
    if (before !== undefined) {
      clauses.push({ ...before, text, values });
      continue;
    }
    const likeNames = nameTerms.map(findLike);
    const likeTerms = terms.map(findLike);
    const allTerms = new Set([...likeNames, ...likeTerms].flat());
    const lightWords = likeNames.length + likeTerms.length === 0 ? readLightWords(text, language) : [];
    clauses.push({
      text,
      names,
      nameTerms: likeNames,
      terms: likeTerms,
      allTerms,
      lightWords,
      values,
      language,
    });
  }
  return clauses;
}

const MOSTLY = 0.5;

/** A short sentence may look like another language ("Mia teaches children"): then it is in that of the passages' words. */
function findLanguage(
  said: string,
  languages: readonly string[],
  vocabularies: readonly ReadonlySet<string>[],
): string | null {
  const detected = detectLanguage(said, languages[0] ?? 'en');
  if (languages.includes(detected)) return detected;
  const isKnown = (stem: string) => vocabularies.some((stems) => stems.has(stem));
  const found = languages.find((language) => {
    const terms = [...readTerms(said, language)];
    return terms.length > 0 && terms.filter(isKnown).length >= terms.length * MOSTLY;
  });
  return found ?? null;
}

function isKnownLink(link: string, statements: readonly Statement[], urls: readonly string[]): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/u, '')
      .replace(/[/.,;:!?]+$/u, '');
  const asked = plain(link);
  if (asked === '' || /^(?:data|javascript):/iu.test(link)) return false;
  return (
    urls.some((url) => plain(url) === asked) ||
    statements.some(({ sentence }) => (sentence.match(ADDRESS) ?? []).some((known) => plain(known) === asked))
  );
}
