import type { TestExpectation } from '#contract/agent-tests/agent-tests.schemas.ts';
import type { TestFailure } from '#contract/agent-tests/agent-tests.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';
import { compareWording } from './compare-wording.ts';

/** From this cosine on two texts are taken to mean the same. Chosen by eye, not fitted. */
export const SAME_MEANING = 0.6;

interface TestedAnswer {
  outcome: Outcome;
  text: string;
  sources: readonly { sourceId: string; url?: string | undefined }[];
}

interface Known {
  /** Whether the source that is expected is still there. */
  isSourceThere: boolean;
  /** Cosine of the expected text and the answer, or its nearest sentence; null where no model can tell. */
  similarity: number | null;
}

/** Why an answer is not what a test expects; null when it is. */
export function judgeTest(
  expectation: TestExpectation,
  answer: TestedAnswer,
  { isSourceThere, similarity }: Known,
): TestFailure | null {
  if (expectation.kind === 'decline') return answer.outcome === 'declined' ? null : 'not-declined';
  if (expectation.kind === 'page' && !isSourceThere) return 'source-deleted';
  if (answer.outcome === 'declined') return 'declined';
  switch (expectation.kind) {
    case 'contains':
      return fold(answer.text).includes(fold(expectation.text)) ? null : 'text-missing';
    case 'page': {
      const { sourceId, url } = expectation;
      const isCited = answer.sources.some(
        (each) => each.sourceId === sourceId && (url === null || pageOf(each.url ?? '') === pageOf(url)),
      );
      return isCited ? null : 'page-missing';
    }
    case 'means': {
      const verdict = compareWording(expectation.text, answer.text);
      if (verdict === 'contrary') return 'contradicted';
      if (verdict === 'same') return null;
      return similarity !== null && similarity >= SAME_MEANING ? null : 'other-meaning';
    }
  }
}

/** Capitals, kinds of quotation marks and white space make no difference. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/\s+/gu, ' ')
    .trim();

/** A page without the part of it that a link jumps to, and without the last slash. */
const pageOf = (url: string): string => url.replace(/#.*$/u, '').replace(/\/$/u, '');
