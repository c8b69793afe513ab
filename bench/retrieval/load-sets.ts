import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text to search with its title, one document of the index. */
export interface SetText {
  title: string;
  text: string;
}

export interface SetQuestion {
  question: string;
  /** The text that answers, by its place in `texts`. */
  text: number;
  answers: string[];
  /** Offset of the answer in the text, where the set tells it. */
  start: number | null;
  isAnswerable: boolean;
  /** Article of the text, by which the sets are halved. */
  article: number;
}

export interface QuestionSet {
  name: string;
  language: string;
  texts: SetText[];
  questions: SetQuestion[];
}

/** Public sets lie outside the project; without them only the project's own set is measured. */
export const DATA_FOLDER =
  process.env.PARLEY_EVALDATA ?? join(import.meta.dirname, '..', '..', '..', 'shared', 'evaldata');

/** A file of the data folder, or null when it is not there. */
export function readSet<Shape>(name: string): Shape | null {
  const path = join(DATA_FOLDER, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shape) : null;
}

/** XQuAD in one language; null when absent. */
export function loadXquad(language: string): QuestionSet | null {
  const file = readSet<{ paras: [number, string][]; qs: [string, number, string, number, string][] }>(
    `xquad.${language}.json`,
  );
  return (
    file && {
      name: `xquad ${language}`,
      language,
      texts: file.paras.map(([article, text]) => ({ title: `Article ${article}`, text })),
      questions: file.qs.map(([question, text, answer, start]) => ({
        question,
        text,
        answers: [answer],
        start,
        isAnswerable: true,
        article: file.paras[text]?.[0] ?? 0,
      })),
    }
  );
}

/** The sample of SQuAD 2.0 with its unanswerable questions; null when absent. */
export function loadSquad(): QuestionSet | null {
  const file = readSet<{ paras: [number, string, string][]; qs: [string, number, number, string[]][] }>(
    'squad2-dev.sample.json',
  );
  return (
    file && {
      name: 'squad2 en',
      language: 'en',
      texts: file.paras.map(([, title, text]) => ({ title, text })),
      questions: file.qs.map(([question, text, isUnanswerable, answers]) => ({
        question,
        text,
        answers,
        start: null,
        isAnswerable: isUnanswerable === 0,
        article: file.paras[text]?.[0] ?? 0,
      })),
    }
  );
}

/**
 * The half of SQuAD 2.0 that weights may be fitted on: every second article, without the paragraphs that XQuAD
 * has too. All texts stay in the index.
 */
export function fittingHalfOf(squad: QuestionSet, xquad: QuestionSet | null): QuestionSet {
  const shared = new Set(xquad?.texts.map(({ text }) => text));
  return {
    ...squad,
    questions: squad.questions.filter(
      ({ article, text }) => article % 4 === 1 && !shared.has(squad.texts[text]?.text ?? ''),
    ),
  };
}

/** The other half, which reports. */
export function reportingHalfOf(squad: QuestionSet): QuestionSet {
  return { ...squad, questions: squad.questions.filter(({ article }) => article % 4 === 3) };
}
