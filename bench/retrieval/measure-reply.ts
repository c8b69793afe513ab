import { composeQuery } from '#core/answering/asking/compose-query.ts';
import { splitQuestions } from '#core/answering/asking/split-questions.ts';
import { composeReplies } from '#core/answering/composing/compose-replies.ts';
import { DEFAULT_FALLBACK_REPLY } from '#core/answering/composing/default-prompt.ts';
import { answerFromPassages } from '#core/answering/deciding/answer-from-passages.ts';
import type { Outcome } from '#core/answering/deciding/engine-answer.ts';
import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import type { QuestionSet } from './load-sets.ts';
import { search } from './search.ts';

export interface ReplyFigures {
  questions: number;
  /** Percent of all answerable questions whose whole reply, as a visitor reads it, contains an answer. */
  contains: number;
  /** Mean length of those replies, wording of hedges and declines included. */
  characters: number;
  answered: number;
  hedged: number;
  declined: number;
  /** Percent of the answered ones that contain an answer. */
  answeredContains: number;
}

export interface DeclineFigures {
  questions: number;
  declined: number;
  declinedOrHedged: number;
}

const PASSAGES = 8;
/** What the product does with a message of small talk or the like before it searches. */
export type ReplyOutcome = Outcome | 'smalltalk' | 'handoff' | 'injection';

/** One message through the whole engine, as the product does it. */
export function replyTo(
  index: SearchIndex,
  question: string,
  options: { query?: string; withoutDocument?: string; language?: string } = {},
): { outcome: ReplyOutcome; text: string; confidence: number; passageIds: string[] } {
  const message = classifyMessage(question);
  if (message.kind !== 'question') return { outcome: message.kind, text: '', confidence: 1, passageIds: [] };
  const parts = splitQuestions(question);
  const asked = parts.map((part, at) => {
    const before = parts.length === 1 ? [question] : parts.slice(0, at);
    const query = part === question ? (options.query ?? question) : composeQuery(part, before);
    const ranked = search(index, query, { limit: PASSAGES * 8 })
      .filter(({ passage }) => passage.documentId !== options.withoutDocument)
      .slice(0, PASSAGES);
    return { question: part, answer: answerFromPassages({ question: part, ranked }) };
  });
  const reply = composeReplies(asked, {
    vibe: 'friendly',
    fallbackReply: DEFAULT_FALLBACK_REPLY,
    language: options.language ?? 'en',
  });
  return {
    outcome: reply.outcome,
    text: reply.text,
    confidence: reply.confidence,
    passageIds: asked.flatMap(({ answer }) => answer.sentences.map((sentence) => sentence.passageId)),
  };
}

function percent(count: number, of: number): number {
  return of > 0 ? (100 * count) / of : 0;
}

export function containsAnswer(reply: string, answers: readonly string[]): boolean {
  const text = reply.toLowerCase();
  return answers.some((answer) => text.includes(answer.toLowerCase()));
}

/** Asks every answerable question; `change` may spoil its words first. */
export function measureReply(
  index: SearchIndex,
  set: QuestionSet,
  change: (question: string, at: number) => string = (question) => question,
): ReplyFigures {
  const replies = set.questions
    .map((question, at) => ({ question, asked: change(question.question, at) }))
    .filter(({ question }) => question.isAnswerable)
    .map(({ question, asked }) => {
      const reply = replyTo(index, asked, { language: set.language });
      return {
        ...reply,
        isRight: reply.outcome !== 'declined' && containsAnswer(reply.text, question.answers),
      };
    });
  const of = (outcome: ReplyOutcome) => replies.filter((reply) => reply.outcome === outcome);
  const answered = of('answered');
  return {
    questions: replies.length,
    contains: percent(replies.filter((reply) => reply.isRight).length, replies.length),
    characters: replies.reduce((sum, reply) => sum + reply.text.length, 0) / Math.max(1, replies.length),
    answered: percent(answered.length, replies.length),
    hedged: percent(of('hedged').length, replies.length),
    declined: percent(replies.length - answered.length - of('hedged').length, replies.length),
    answeredContains: percent(answered.filter((reply) => reply.isRight).length, answered.length),
  };
}

/** Asks questions that the index cannot answer. */
export function measureDeclines(
  index: SearchIndex,
  questions: readonly { question: string; withoutDocument?: string }[],
): DeclineFigures {
  const outcomes = questions.map(({ question, withoutDocument }) =>
    replyTo(index, question, withoutDocument === undefined ? {} : { withoutDocument }),
  );
  const declined = outcomes.filter(({ outcome }) => outcome !== 'answered' && outcome !== 'hedged').length;
  const answered = outcomes.filter(({ outcome }) => outcome === 'answered').length;
  return {
    questions: questions.length,
    declined: percent(declined, questions.length),
    declinedOrHedged: percent(questions.length - answered, questions.length),
  };
}
