import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import { isOrderToAssistant } from '#core/answering/recognising/is-order-to-assistant.ts';

const LONGEST = 160;
const SHORTEST = 8;
const FIGURE = /\d+(?:[.,:]\d+)*/g;

/**
 * The questions that a language model wrote, one a line: without numbers and bullets, each once. Left out is what is
 * not a question, gives an order, or has a figure that is not in the text.
 * @param text what the questions are about
 * @param most how many at most
 */
export function readWrittenQuestions(written: string, text: string, most: number): string[] {
  const figures = new Set(text.match(FIGURE));
  const seen = new Set<string>();
  const questions: string[] = [];
  for (const line of written.split('\n')) {
    const question = line
      .replace(/^[\s\-*•–—>"“]*(?:\d{1,2}[.):]\s*)?(?:(?:question|q)\s*\d*\s*:\s*)?["“]?/iu, '')
      .replace(/["”]?\s*$/u, '')
      .replace(/\s+/gu, ' ');
    const key = question.toLowerCase();
    if (seen.has(key) || !isUsable(question)) continue;
    if ((question.match(FIGURE) ?? []).some((figure) => !figures.has(figure))) continue;
    seen.add(key);
    questions.push(question);
    if (questions.length === most) break;
  }
  return questions;
}

function isUsable(question: string): boolean {
  if (question.length < SHORTEST || question.length > LONGEST) return false;
  if (!/[?？؟]$/u.test(question) || isOrderToAssistant(question)) return false;
  return classifyMessage(question).kind === 'question';
}
