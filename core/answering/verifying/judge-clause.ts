import type { CutReason } from '#contract/conversations/conversations.ts';
import { findBound } from '#core/answering/deciding/figures/find-bound.ts';
import { readFigures } from '#core/answering/deciding/figures/read-figures.ts';
import { stemWord } from '#core/searching/words/stem-word.ts';
import { compareValue } from './compare-value.ts';
import { isContrary } from './is-contrary.ts';
import { namesOtherVariant } from './names-other-variant.ts';
import { readLightWords } from './reading/read-light-words.ts';
import { readStance, type Stance } from './reading/read-stance.ts';
import { readTerms } from './reading/read-terms.ts';
import type { Value } from './reading/read-values.ts';
import { sourceStance } from './source-stance.ts';
import type { Statement } from './statement.ts';

/** One statement of a model's sentence. */
export interface Clause {
  text: string;
  /** Stems of its words without names, and of its names, each with those that mean about the same. */
  terms: readonly (readonly string[])[];
  nameTerms: readonly (readonly string[])[];
  /** All stems of `terms` and `nameTerms`. */
  allTerms: ReadonlySet<string>;
  /** Where it has hardly any of these: its words that name nothing ("leave", "option"), as written. */
  lightWords: readonly string[];
  names: readonly string[];
  values: readonly Value[];
  language: string;
}

export type Judgement =
  | { isSupported: true; statement: Statement }
  | { isSupported: false; reason: CutReason };

const LEAST_COVERAGE = 0.6;
const SAME_COVERAGE = 0.01;
const MOST_NEW_WORDS = 2;
const ROW_SUBJECT = /^([^\n:]{1,80}): \S/u;

interface Weighed {
  statement: Statement;
  /** Which share of the clause's words the statement has: of all words with names, and of those without names. */
  coverage: number;
  coverageOfTerms: number;
  /** How many of the clause's words are in the statement itself, not only in the headings or the sentence before it. */
  own: number;
  reason: CutReason | null;
}

/**
 * Whether a passage says what a clause says: one statement of it has all its figures and, with the headings above,
 * all its names and most of its words, and does not say the contrary. Where another statement has more of its words,
 * the clause is about that one, and its figures must be there. Between languages only figures and names are compared,
 * and a clause without any is believed where its passage is cited.
 */
export function judgeClause(
  clause: Clause,
  statements: readonly Statement[],
  cited: readonly string[] = [],
): Judgement {
  let ownStance: Stance | null = null;
  const stance = () => (ownStance ??= readStance(clause.text));
  const parted = new Set(
    statements
      .filter(
        ({ isWhole, values }) =>
          !isWhole && clause.values.every((value) => compareValue(values, value) !== null),
      )
      .map(({ sentence }) => sentence),
  );
  const isMixed = ({ isWhole, sentence, text }: Statement) =>
    isWhole && sentence === text && (clause.values.length < 2 || parted.has(sentence));
  const isParted = new Set(statements.filter(({ isWhole }) => !isWhole).map(({ sentence }) => sentence));
  const sentences = statements.map(({ sentence }) => sentence);
  const otherVariants = new Set(
    /\d/u.test(clause.text)
      ? statements.filter(({ sentence }) => namesOtherVariant(clause.text, sentence, sentences))
      : [],
  );
  const weighed = statements
    .filter((each) => !(isParted.has(each.sentence) && isMixed(each)))
    .map((statement) =>
      weigh(clause, stance, statement, cited.includes(statement.passage.id), otherVariants),
    );
  const nearest = weighed.reduce<Weighed | null>(
    (top, each) => (top === null || each.coverage > top.coverage + SAME_COVERAGE ? each : top),
    null,
  );
  const best = weighed.reduce<Weighed | null>(
    (top, each) => (each.reason === null && (top === null || isNearer(each, top)) ? each : top),
    null,
  );
  if (nearest === null) return { isSupported: false, reason: 'unsupported' };
  const isDenied = weighed.some(
    (each) => each.reason === 'contrary' && best !== null && isNearer(each, best),
  );
  if (isDenied) return { isSupported: false, reason: 'contrary' };
  if (best !== null && best.coverage >= nearest.coverage - SAME_COVERAGE)
    return { isSupported: true, statement: best.statement };
  return { isSupported: false, reason: nearest.reason ?? 'unsupported' };
}

function isNearer(one: Weighed, other: Weighed): boolean {
  const difference = one.coverage - other.coverage;
  return difference > SAME_COVERAGE || (difference > -SAME_COVERAGE && one.own > other.own);
}

/** Runs for each statement of each passage and makes as little as it can: what it makes is most of what a chat leaves to be collected. */
function weigh(
  clause: Clause,
  stance: () => Stance,
  statement: Statement,
  isCited: boolean,
  otherVariants: ReadonlySet<Statement>,
): Weighed {
  const own = countOwn(clause, statement);
  const hasValues = hasAllValues(clause, statement, own);
  const isNamedWhole = isNamedIn(clause, statement) && !otherVariants.has(statement);
  if (clause.language !== statement.passage.language) {
    const isTold = (isCited && !statement.isBesideOrder) || clause.values.length + clause.names.length > 0;
    const reason = !isTold ? 'unsupported' : !hasValues ? 'figure' : isNamedWhole ? null : 'name';
    const share = reason === null ? 1 : 0;
    return { statement, coverage: share, coverageOfTerms: share, own: 0, reason };
  }
  const leans = mayLean(clause, statement);
  const saidOfTerms = countSaid(clause.terms, statement, leans);
  const said = saidOfTerms + countSaid(clause.nameTerms, statement, leans);
  const weighed: Weighed = {
    statement,
    coverage:
      clause.lightWords.length > 0
        ? clause.lightWords.filter((word) => statement.words.has(word)).length / clause.lightWords.length
        : said / Math.max(1, clause.terms.length + clause.nameTerms.length),
    coverageOfTerms: clause.terms.length === 0 ? 1 : saidOfTerms / clause.terms.length,
    own,
    reason: null,
  };
  weighed.reason = findFault(clause, stance, weighed, hasValues, isNamedWhole);
  return weighed;
}

/** How many words of a clause, names included, the statement has as they are. */
function countOwn({ terms, nameTerms }: Clause, statement: Statement): number {
  let count = 0;
  for (const [term = ''] of terms) if (statement.terms.has(term)) count += 1;
  for (const [term = ''] of nameTerms) if (statement.terms.has(term)) count += 1;
  return count;
}

/** How many words, or ones that mean the same, a statement has, or what is above it, or what it leans on. */
function countSaid(words: Clause['terms'], statement: Statement, leans: boolean): number {
  let count = 0;
  for (const like of words) if (isSaid(like, statement) || (leans && isBefore(like, statement))) count += 1;
  return count;
}

function hasAllValues({ values }: Clause, statement: Statement, own: number): boolean {
  for (const value of values) {
    if (isOneOf(statement, value)) continue;
    const compared = compareValue(statement.values, value);
    if (compared === null || (compared === 'loose' && own === 0)) return false;
  }
  return true;
}

function isNamedIn(clause: Clause, statement: Statement): boolean {
  for (const name of clause.names) if (!isNamed(name, statement, clause)) return false;
  return true;
}

/** "A pass for one day" is a day pass; one of six kilos is none. */
function isOneOf({ words, values }: Statement, { key, unit }: Value): boolean {
  return key === 'n:1' && unit !== null && words.has(unit) && !values.some((each) => each.unit === unit);
}

function findFault(
  clause: Clause,
  stance: () => Stance,
  { statement, coverage, coverageOfTerms, own }: Weighed,
  hasValues: boolean,
  isNamedWhole: boolean,
): CutReason | null {
  if (clause.terms.length + clause.nameTerms.length + clause.values.length === 0) return 'unsupported';
  if (!hasValues) return 'figure';
  if (!isNamedWhole) return 'name';
  const isPhone = clause.values.some(({ key }) => key.startsWith('p:'));
  // A name and a figure that are said together count; without a figure the words must be there too.
  const share = clause.values.length > 0 ? coverage : coverageOfTerms;
  const isFigureAlone = clause.terms.length + clause.nameTerms.length === 0;
  const isAsked = isFigureAlone && statement.passage.isForQuestion === true;
  const isCovered = isPhone || isAsked || share >= LEAST_COVERAGE;
  if (!isCovered) return 'unsupported';
  if (own === 0 && !isPhone && !isAsked && isOfHeadings(clause, statement, coverage)) return 'unsupported';
  if (isThin(clause) && countNewWords(clause, statement) >= MOST_NEW_WORDS) return 'unsupported';
  if (clause.values.length === 0 && isBounded(statement.text)) return 'contrary';
  const source = sourceStance(
    statement,
    leansOn(clause.terms, statement) || leansOn(clause.nameTerms, statement),
  );
  if (isContrary(stance(), source)) return 'contrary';
  // What is free must be named whole: old oil is, an oil change is not.
  if (stance().isFree && coverage < 1 && clause.values.length === 0) return 'unsupported';
  for (const rate of stance().rates)
    if (!source.rates.has(rate) && !statement.words.has(rate)) return 'unsupported';
  return null;
}

/**
 * Whether only the headings above have its words: "the waiting list is short", or "Fees: £110" of a row that says it of
 * a white filling.
 */
function isOfHeadings(clause: Clause, statement: Statement, coverage: number): boolean {
  if (clause.values.length === 0) return coverage > 0 && coverage < 1 && clause.lightWords.length === 0;
  if (clause.names.length > 0) return false;
  const subject = readTerms(ROW_SUBJECT.exec(statement.text)?.[1] ?? '', statement.passage.language);
  return subject.size > 0 && ![...subject].some((term) => clause.allTerms.has(term));
}

/** "You will choose a new option" has one word that names something. */
function isThin({ terms, nameTerms, values }: Clause): boolean {
  return terms.length === 1 && nameTerms.length + values.length === 0;
}

function countNewWords({ text, language }: Clause, { words }: Statement): number {
  const stems = new Set([...words].map((word) => stemWord(word, language)));
  return readLightWords(text, language).filter((word) => !stems.has(stemWord(word, language))).length;
}

/** "Orders above 50 euros ship free": not said of all orders. */
function isBounded(text: string): boolean {
  return readFigures(text).some((figure) => findBound(text, figure) !== null);
}

/** Whether a statement, or a heading above it, has a word or one that means the same. */
function isSaid(like: readonly string[], { terms, above }: Statement): boolean {
  for (const each of like) if (terms.has(each) || above.has(each)) return true;
  return false;
}

/** Whether one of the words is only in what was said before. */
function leansOn(words: Clause['terms'], statement: Statement): boolean {
  for (const like of words) if (!isSaid(like, statement) && isBefore(like, statement)) return true;
  return false;
}

function isBefore(like: readonly string[], { before }: Statement): boolean {
  for (const each of like) if (before.has(each)) return true;
  return false;
}

function isNamed(name: string, statement: Statement, clause: Clause): boolean {
  // "Sundays" are "Sunday", "Wi-Fi" is "wifi".
  const written = [name, name.replace(/s$/u, ''), `${name}s`, name.replaceAll('-', '')];
  if (written.some((each) => statement.words.has(each))) return true;
  const parts = name.split(/['’-]/u);
  if (parts.length > 1 && parts.every((part) => statement.words.has(part))) return true;
  if (!mayLean(clause, statement)) return false;
  const stems = [...readTerms(name, statement.passage.language)];
  return stems.length > 0 && stems.every((stem) => statement.before.has(stem));
}

/**
 * "… and costs 4.90 euros" is about what was named before it; "children pay 10 euros" has a subject of its own, which
 * is the clause's or another's.
 */
function mayLean({ allTerms }: Clause, statement: Statement): boolean {
  for (const term of statement.terms) if (!allTerms.has(term)) return false;
  return true;
}
