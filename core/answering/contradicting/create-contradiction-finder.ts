import { readStatements } from '#core/answering/verifying/reading/read-statements.ts';
import type { Value } from '#core/answering/verifying/reading/read-values.ts';
import type { Statement } from '#core/answering/verifying/statement.ts';
import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';

/** One of two sentences that cannot both be right. */
export interface ContradictingSide {
  passage: IndexedPassage;
  sentence: string;
}

export interface Contradiction {
  sides: [ContradictingSide, ContradictingSide];
}

interface Figure {
  statement: Statement;
  passage: IndexedPassage;
  /** By their unit: `eur`, `day`, `time`. */
  values: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The least share of words that two sentences must have in common: alone, and together with their headings. */
const LEAST_SHARED = 0.75;
const LEAST_SHARED_ABOVE = 0.4;
/** A sentence with fewer words than this needs the same headings. */
const TELLING_TERMS = 2;
/** A sentence with more figures than this is a list, such as one of prices: which figure is meant is not clear. */
const MOST_VALUES = 2;
/** A row of a table does not say what its columns are about. */
const ROW = /^[^\n:.?!]{1,80}: \S/u;
/** A word in more sentences than this is all over the website, so it does not help to find related sentences. */
const MOST_WITH_TERM = 200;

export interface ContradictionFinder {
  /** The contradictions between this passage and those added before. */
  add(passage: IndexedPassage): Contradiction[];
}

/**
 * Finds pairs of sentences in different documents that make the same statement with different figures: prices, times,
 * numbers of days or anything else with a unit. Passages are added one by one, so that long work can be divided.
 * Tables and sentences with many figures are not compared.
 */
export function createContradictionFinder(): ContradictionFinder {
  const byTerm = new Map<string, Figure[]>();
  const known = new Set<string>();
  return {
    add(passage) {
      const found: Contradiction[] = [];
      // Reads a copy of the passage: the statements of a passage itself are cached for as long as its index lives.
      for (const statement of readStatements({ ...passage })) {
        const figure = readFigure(statement, passage);
        if (figure === null) continue;
        for (const other of listRelated(figure, byTerm)) {
          const sides: Contradiction['sides'] = [sideOf(other), sideOf(figure)];
          const key = sides.map(({ sentence }) => sentence).join('\n');
          if (known.has(key) || !contradict(figure, other)) continue;
          known.add(key);
          found.push({ sides });
        }
        for (const term of statement.terms) addTo(byTerm, term, figure);
      }
      return found;
    },
  };
}

function sideOf({ passage, statement }: Figure): ContradictingSide {
  return { passage, sentence: statement.sentence };
}

/** The figures of a statement that can be compared: few, each with a unit; null where there are none. */
function readFigure(statement: Statement, passage: IndexedPassage): Figure | null {
  if (statement.isBesideOrder || statement.terms.size === 0 || ROW.test(statement.sentence)) return null;
  const values = new Map<string, Set<string>>();
  for (const value of statement.values) {
    const measure = measureOf(value);
    if (measure === null) continue;
    const same = values.get(measure) ?? new Set();
    values.set(measure, same.add(value.key));
  }
  const count = [...values.values()].reduce((sum, { size }) => sum + size, 0);
  return count === 0 || count > MOST_VALUES ? null : { statement, passage, values };
}

function measureOf({ key, unit }: Value): string | null {
  return key.startsWith('t:') ? 'time' : unit;
}

/** Earlier statements that share an uncommon word with this one. */
function listRelated({ statement }: Figure, byTerm: ReadonlyMap<string, readonly Figure[]>): Set<Figure> {
  const related = new Set<Figure>();
  for (const term of statement.terms) {
    const same = byTerm.get(term) ?? [];
    if (same.length <= MOST_WITH_TERM) for (const other of same) related.add(other);
  }
  return related;
}

function contradict(left: Figure, right: Figure): boolean {
  if (left.passage.documentId === right.passage.documentId) return false;
  if (left.passage.language !== right.passage.language) return false;
  const measures = [...left.values.keys()].filter((measure) => right.values.has(measure));
  // The same words about the same measure, and not one figure in common.
  const differs = measures.some((measure) =>
    [...(left.values.get(measure) ?? [])].every((key) => !right.values.get(measure)?.has(key)),
  );
  if (!differs || measures.length !== Math.max(left.values.size, right.values.size)) return false;
  const own = left.statement.terms;
  const others = right.statement.terms;
  if (share(own, others) < LEAST_SHARED) return false;
  if (Math.min(own.size, others.size) >= TELLING_TERMS) return true;
  return share(left.statement.above, right.statement.above) >= LEAST_SHARED_ABOVE;
}

/** The share of all words of the two that both have; 1 when neither has any. */
function share(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const all = new Set([...left, ...right]).size;
  return all === 0 ? 1 : [...left].filter((word) => right.has(word)).length / all;
}

function addTo(byTerm: Map<string, Figure[]>, term: string, figure: Figure): void {
  const same = byTerm.get(term);
  if (same === undefined) byTerm.set(term, [figure]);
  else same.push(figure);
}
