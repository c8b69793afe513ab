import type { QuestionPair } from '#core/reading/pair-questions.ts';
import { cleanText } from '#core/reading/text/clean-text.ts';
import { parsePage } from '../parsing/parse-page.ts';
import { hasType } from './has-type.ts';
import { readDeclaredData } from './read-declared-data.ts';

const MAX_DEPTH = 6;

/** Questions with answers that a page declares for machines: schema.org `Question` in its JSON-LD scripts. */
export function readDeclaredQuestions(document: Document): QuestionPair[] {
  const pairs: QuestionPair[] = [];
  for (const data of readDeclaredData(document)) collect(data, pairs, 0);
  return pairs;
}

function collect(value: unknown, pairs: QuestionPair[], depth: number): void {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, pairs, depth + 1);
    return;
  }
  const node = value as Record<string, unknown>;
  if (hasType(node, /^Question$/)) {
    const answer = first(node.acceptedAnswer) ?? first(node.suggestedAnswer);
    const pair = { question: plain(node.name ?? node.text), answer: plain(answer?.text) };
    if (pair.question !== '' && pair.answer !== '') pairs.push(pair);
    return;
  }
  for (const name of ['@graph', 'mainEntity', 'hasPart', 'itemListElement', 'item'])
    collect(node[name], pairs, depth + 1);
}

function first(value: unknown): Record<string, unknown> | undefined {
  const entry: unknown = Array.isArray(value) ? value[0] : value;
  return typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : undefined;
}

/** Answers are often HTML inside the JSON. */
function plain(value: unknown): string {
  if (typeof value !== 'string') return '';
  if (!/[<&]/.test(value)) return cleanText(value);
  const spaced = value.replace(/<(?:br|\/p|\/li|\/div)\b/gi, (tag) => ` ${tag}`);
  return cleanText(parsePage(spaced).documentElement.textContent ?? '');
}
