import type { AnswerSentence, EngineAnswer, Outcome } from '#core/answering/deciding/engine-answer.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import { type ComposedReply, composeReply, type ReplyInput } from './compose-reply.ts';
import { pickReplyText } from './pick-reply-text.ts';

export interface AnsweredQuestion {
  question: string;
  answer: EngineAnswer;
}

export interface ComposedReplies extends ComposedReply {
  outcome: Outcome;
  /** The confidence of the least sure answer. */
  confidence: number;
}

const LONGEST_QUESTION = 120;

/**
 * The visitor's text of the answers to all questions of one message, each on its own line; what has no answer is named.
 * Answered only when all are; a person is offered once.
 */
export function composeReplies(
  asked: readonly AnsweredQuestion[],
  input: Omit<ReplyInput, 'answer' | 'question'>,
): ComposedReplies {
  const { vibe, language, isOffering = true } = input;
  const answers = withoutRepetition(asked.map(({ answer }) => answer));
  const [only = declined] = answers;
  const isShown = answers.some(({ sentences }) => sentences.length > 0);
  if (answers.length < 2 || !isShown)
    return {
      ...composeReply({ ...input, answer: only, question: asked[0]?.question ?? '' }),
      outcome: only.outcome,
      confidence: only.confidence,
    };
  const reply: ComposedReply = { text: '', citations: [] };
  for (const [at, { question }] of asked.entries()) {
    const answer = answers[at] ?? declined;
    const isSaid = answer.sentences.length === 0 && answer.outcome !== 'declined';
    if (isSaid) continue;
    const part: ComposedReply =
      answer.sentences.length > 0
        ? composeReply({ ...input, answer, question, isOffering: false })
        : { text: sayUnanswered(question, input), citations: [] };
    const lead = reply.text === '' ? '' : '\n';
    const shift = reply.text.length + lead.length;
    reply.text += `${lead}${part.text}`;
    for (const each of part.citations)
      reply.citations.push({ ...each, start: each.start + shift, end: each.end + shift });
  }
  const isSure = answers.every(({ outcome }) => outcome === 'answered');
  if (!isSure && isOffering) reply.text += `\n${pickReplyText('offer', vibe, language)}`;
  return {
    ...reply,
    outcome: isSure ? 'answered' : 'hedged',
    confidence: Math.min(...answers.map(({ confidence }) => confidence)),
  };
}

/** The answers without sentences that an answer before them has: two questions may be answered by the same. */
function withoutRepetition(answers: readonly EngineAnswer[]): EngineAnswer[] {
  const said = new Set<string>();
  return answers.map((answer) => {
    const keyOf = ({ text, passageId }: AnswerSentence) => `${passageId}\n${text}`;
    const sentences = answer.sentences.filter((sentence) => !said.has(keyOf(sentence)));
    for (const sentence of sentences) said.add(keyOf(sentence));
    return { ...answer, sentences };
  });
}

const declined: EngineAnswer = { outcome: 'declined', confidence: 0, sentences: [] };

function sayUnanswered(
  question: string,
  { vibe, language }: Omit<ReplyInput, 'answer' | 'question'>,
): string {
  return pickReplyText('unanswered', vibe, language).replace('{names}', () =>
    shortenText(question, LONGEST_QUESTION),
  );
}
