import { isQuestion } from './is-question.ts';
import type { Block } from './read-document.ts';

export interface QuestionPair {
  question: string;
  answer: string;
}

const MAX_ANSWER_LENGTH = 1_500;
/** A single heading with a question mark may be just style; two or more are a list of questions. */
const MIN_PAIRS = 2;

/**
 * Joins headings that ask with the text below them into question blocks, and adds the pairs that a page declares for
 * machines (`FAQPage`), each once: a declared pair that is on the page too replaces its text there.
 */
export function pairQuestions(blocks: Block[], declared: QuestionPair[] = []): Block[] {
  const sections = splitSections(blocks);
  const asked = sections.filter((section) => isPlainPair(section)).length;
  const answers = new Map(declared.map((pair) => [compare(pair.question), pair]));
  const paired = sections.flatMap((section): Block[] => {
    const [heading, ...rest] = section;
    const own =
      heading === undefined || !('text' in heading) ? undefined : answers.get(compare(heading.text));
    if (own !== undefined && rest.every(isRunningText)) {
      answers.delete(compare(own.question));
      // There is more below the heading than in the declared answer, so the page's own text is kept.
      return textLength(rest) > own.answer.length * 1.5 + 100 ? section : [toBlock(own)];
    }
    if (asked < MIN_PAIRS || !isPlainPair(section) || heading?.kind !== 'heading') return section;
    return [
      toBlock({
        question: heading.text,
        answer: rest.map((block) => ('text' in block ? block.text : '')).join('\n'),
      }),
    ];
  });
  for (const block of paired) if (block.kind === 'question') answers.delete(compare(block.question));
  return [...paired, ...[...answers.values()].map(toBlock)];
}

/** Each heading with everything below it until the next one. */
function splitSections(blocks: Block[]): Block[][] {
  const sections: Block[][] = [];
  let current: Block[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && current.length > 0) {
      sections.push(current);
      current = [];
    }
    current.push(block);
  }
  if (current.length > 0) sections.push(current);
  return sections;
}

function isPlainPair(section: Block[]): boolean {
  const [heading, ...rest] = section;
  if (heading?.kind !== 'heading' || heading.level === 1 || !isQuestion(heading.text)) return false;
  return rest.length > 0 && rest.every(isRunningText) && textLength(rest) <= MAX_ANSWER_LENGTH;
}

function textLength(blocks: Block[]): number {
  return blocks.reduce((sum, block) => sum + ('text' in block ? block.text.length : 0), 0);
}

function isRunningText(block: Block): boolean {
  return block.kind === 'paragraph' || block.kind === 'list-item';
}

function toBlock({ question, answer }: QuestionPair): Block {
  return { kind: 'question', question, alternatives: [], answer };
}

function compare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
