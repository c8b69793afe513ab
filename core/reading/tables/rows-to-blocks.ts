import { isQuestion } from '../is-question.ts';
import type { Block } from '../read-document.ts';
import { cleanText } from '../text/clean-text.ts';
import { looksLikeHeader } from './looks-like-header.ts';
import { widthOf } from './width-of.ts';

export type HeaderRule = 'first-row' | 'guess' | 'none';

/**
 * Makes one block of each row, with its column names, so that a row never loses its header. Two columns that are called
 * question and answer, or whose first asks questions throughout, become question blocks.
 * @param header `first-row`: the first row names the columns. `guess`: it does if it looks so. `none`: nameless columns
 */
export function rowsToBlocks(rows: string[][], header: HeaderRule): Block[] {
  const cleaned = rows
    .map((row) => row.map((cell) => cleanText(cell)))
    .filter((row) => row.some((cell) => cell !== ''));
  const [first, ...rest] = cleaned;
  if (first === undefined) return [];
  const hasHeader =
    rest.length > 0 && (header === 'first-row' || (header === 'guess' && looksLikeHeader(first, rest)));
  const body = hasHeader ? rest : cleaned;
  const width = widthOf(cleaned);
  const columns = Array.from({ length: width }, (_, index) => (hasHeader ? (first[index] ?? '') : ''));
  const pair = questionColumns(columns, body);
  if (pair === null) return body.map((row) => ({ kind: 'table-row', columns, cells: padded(row, width) }));
  return body.flatMap((row) => questionBlock(row, columns, pair, width));
}

const QUESTION_NAMES =
  /^(?:q|questions?|faq|prompts?|frage|fragen|preguntas?|domande?|domanda|perguntas?|vraag|vragen|soru|sorular|вопрос|问题|問題|質問|질문)$/iu;

const ANSWER_NAMES =
  /^(?:a|answers?|repl(?:y|ies)|responses?|antwort|antworten|respuestas?|rispost[ae]|réponses?|respostas?|antwoord|cevap|yanıt|ответ|答案|回答|답변)$/iu;

function questionColumns(columns: string[], body: string[][]): { question: number; answer: number } | null {
  const question = columns.findIndex((name) => QUESTION_NAMES.test(name));
  const answer = columns.findIndex((name) => ANSWER_NAMES.test(name));
  // French writes both as "question", so its answer column decides.
  if (question !== -1 && answer !== -1 && question !== answer) return { question, answer };
  const asksThroughout =
    columns.length === 2 && body.length >= 2 && body.every((row) => isQuestion(row[0] ?? ''));
  return asksThroughout ? { question: 0, answer: 1 } : null;
}

function questionBlock(
  row: string[],
  columns: string[],
  pair: { question: number; answer: number },
  width: number,
): Block[] {
  const question = row[pair.question] ?? '';
  const answer = row[pair.answer] ?? '';
  if (question === '' || answer === '') return [{ kind: 'table-row', columns, cells: padded(row, width) }];
  return [{ kind: 'question', question, alternatives: [], answer }];
}

function padded(row: string[], width: number): string[] {
  return Array.from({ length: width }, (_, index) => row[index] ?? '');
}
