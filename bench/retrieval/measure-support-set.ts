import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeQuery } from '#core/answering/asking/compose-query.ts';
import { createSearchIndex, type SearchIndex } from '#core/searching/index/create-search-index.ts';
import { readMarkdown } from '#server/adapters/document-reader/formats/read-markdown.ts';
import { indexDocument } from './build-index.ts';
import { containsAnswer, replyTo } from './measure-reply.ts';
import { search } from './search.ts';

export interface SupportQuestion {
  id: string;
  question: string;
  kind: string;
  previous?: string;
  pages: string[];
  /** Any of these in the reply is right; empty when the pages do not answer. */
  answer: string[];
  language?: string;
}

export interface SupportFigures {
  kind: string;
  questions: number;
  /** Percent with a right page first. */
  pageFirst: number;
  /** Percent whose reply contains an answer, answered or hedged. */
  contains: number;
  /** Percent answered or hedged with a sentence of a right page. */
  cited: number;
  answered: number;
  hedged: number;
  declined: number;
  /** Mean of: right with the right page cited +1, declined when there is no answer +1, confidently wrong -2, else 0. */
  score: number;
}

const BENCH_FOLDER = join(import.meta.dirname, '..');
/** Two firms that rules and words may be tuned on; the support set may not be. */
export const DEVELOPMENT_FOLDERS = ['development-set/coffee-roaster', 'development-set/dental-practice'];
/** Six more, whose customers ask in their own words. */
export const EVERYDAY_FOLDERS = [
  'driving-school',
  'guesthouse',
  'hair-salon',
  'heating-engineer',
  'invoice-software',
  'shoe-shop',
].map((firm) => `development-set/${firm}`);
/** Eight more, written before the engine was looked at; half of their questions were asked once only, at the end. */
export const EIGHT_FOLDERS = [
  'bike-hire',
  'cinema',
  'florist',
  'language-school',
  'laundry',
  'phone-repair',
  'storage',
  'vet',
].map((firm) => `eight-firms/${firm}`);
/** Six more, of everyday trades, written before the words that are related; halved in the same way. */
export const SIX_FOLDERS = ['bakery', 'campsite', 'car-garage', 'climbing-hall', 'nursery', 'sofa-shop'].map(
  (firm) => `six-firms/${firm}`,
);
const UNANSWERABLE = new Set(['near-miss', 'off-topic']);

/** The pages of a folder of this bench, searchable. */
export function indexPages(name: string): SearchIndex {
  const folder = join(BENCH_FOLDER, name, 'pages');
  const index = createSearchIndex();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.md')) continue;
    const document = readMarkdown(readFileSync(join(folder, file)));
    const heading = document.blocks.find((block) => block.kind === 'heading');
    const title = document.title || (heading?.kind === 'heading' ? heading.text : file);
    indexDocument(index, file.replace(/\.md$/, ''), { ...document, title });
  }
  return index;
}

export interface SupportOutcome {
  asked: SupportQuestion;
  outcome: string;
  reply: string;
  isPageFirst: boolean;
  contains: boolean;
  isCited: boolean;
  score: number;
}

function ask(index: SearchIndex, asked: SupportQuestion): SupportOutcome {
  const query = composeQuery(asked.question, asked.previous === undefined ? [] : [asked.previous]);
  const pages = asked.pages.map((page) => page.replace(/^pages\//, '').replace(/\.md$/, ''));
  const first = search(index, query, { limit: 1 })[0]?.passage.documentId ?? '';
  const reply = replyTo(index, asked.question, { query, language: asked.language ?? 'en' });
  const contains = reply.outcome !== 'declined' && containsAnswer(reply.text, asked.answer);
  const isCited = reply.passageIds.some((id) => pages.includes(id.slice(0, id.lastIndexOf('.'))));
  const isDeclined = reply.outcome !== 'answered' && reply.outcome !== 'hedged';
  let score = 0;
  if (UNANSWERABLE.has(asked.kind)) score = isDeclined ? 1 : reply.outcome === 'answered' ? -2 : 0;
  else if (reply.outcome === 'answered') score = contains && isCited ? 1 : -2;
  return {
    asked,
    outcome: reply.outcome,
    reply: reply.text,
    isPageFirst: pages.includes(first),
    contains,
    isCited,
    score,
  };
}

/** The questions of a folder of this bench; none when it is not there. */
export function readQuestions(folder: string): SupportQuestion[] {
  const path = join(BENCH_FOLDER, folder, 'questions.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SupportQuestion[]) : [];
}

/** Every question of a folder with `pages/` and `questions.json`; empty when it is not there. */
export function askSupportSet(folder: string): SupportOutcome[] {
  const questions = readQuestions(folder);
  if (questions.length === 0) return [];
  const index = indexPages(folder);
  return questions.map((question) => ask(index, question));
}

/** The project's own pages and questions, one row a kind and one over all; of several firms each by its own index. */
export function measureSupportSet(folders: readonly string[]): SupportFigures[] {
  const outcomes = folders.flatMap(askSupportSet);
  if (outcomes.length === 0) return [];
  const summarise = (kind: string, of: readonly SupportOutcome[]): SupportFigures => {
    const percent = (count: number) => (of.length > 0 ? (100 * count) / of.length : 0);
    const count = (outcome: string) => of.filter((each) => each.outcome === outcome).length;
    return {
      kind,
      questions: of.length,
      pageFirst: percent(of.filter((each) => each.isPageFirst).length),
      contains: percent(of.filter((each) => each.contains).length),
      cited: percent(of.filter((each) => each.isCited).length),
      answered: percent(count('answered')),
      hedged: percent(count('hedged')),
      declined: percent(of.length - count('answered') - count('hedged')),
      score: of.reduce((sum, each) => sum + each.score, 0) / Math.max(1, of.length),
    };
  };
  const kinds = [...new Set(outcomes.map(({ asked }) => asked.kind))];
  return [
    ...kinds.map((kind) =>
      summarise(
        kind,
        outcomes.filter(({ asked }) => asked.kind === kind),
      ),
    ),
    summarise('all', outcomes),
  ];
}
