import type { ClosestPassage, ConsideredPassage } from '#contract/conversations/conversations.schemas.ts';
import { nameTopic } from '#core/answering/asking/name-topic.ts';
import { detectLanguage } from '#core/reading/text/detect-language.ts';
import type { Context } from '#server/context.ts';
import type { AnswerTrace } from './answer-trace.ts';
import type { Reply } from './reply.ts';

export interface FinishedAnswer extends Reply {
  id: string;
  agentId: string;
  conversationId: string;
  /** The message that it answers. */
  questionId: string;
  question: string;
  /** What was searched for: the question, or a follow-up with the question before it. */
  query: string;
  firstWordMs: number;
  totalMs: number;
}

const storeStatement = `
  with continued as (
    update conversation
    set last_message_at = $14,
      last_outcome = case when $7 = 'smalltalk' then coalesce(last_outcome, $7) else $7 end,
      wants_person = wants_person or $7 = 'handoff'
    where id = $3
    returning id
  ), stored as (
    insert into message (
      id, workspace_id, conversation_id, role, text, sources, outcome, confidence, model, finish_reason,
      fallback_reason, input_tokens, output_tokens, created_at, trace
    )
    select $1, $2, id, 'assistant', $4, $6, $7, $8, $9, $10, $11, $12, $13, $14, $5 from continued
    returning id
  ), judged as (
    update question
    set outcome = $7, answer_id = $1, topic = $17, language = $18, query = $19, closest = $20, is_indexed = false
    from stored where question.id = $16
  ), cleared as (
    -- The question was asked again and is answered now. Rows that another answer clears at this moment are left to it.
    update question set settled_at = $14, settled_as = 'asked-again'
    where id in (
      select id from question
      where agent_id = $15 and topic = $17 and outcome in ('declined', 'hedged') and settled_at is null
        and $7 = 'answered' and id <> $16
      for update skip locked
    )
  )
  insert into outbox (workspace_id, name, payload)
  select $2, 'message.answered',
    jsonb_build_object('agentId', $15::text, 'conversationId', $3::text, 'messageId', $1::text)
  from stored
  union all
  -- All parts of a statement see the rows as they were before it.
  select $2, 'conversation.person-wanted', jsonb_build_object('agentId', $15::text, 'conversationId', $3::text)
  from stored join conversation on conversation.id = $3 and $7 = 'handoff' and not conversation.wants_person`;

/**
 * Stores an answer, its outcome at the question and its events in one statement. An answered question clears those of
 * the same topic that were not answered. A thank-you at the end leaves it at how the last question ended. A
 * conversation that was deleted while the answer was being written takes nothing, which is no error.
 */
export async function storeAnswer(ctx: Context, answer: FinishedAnswer): Promise<void> {
  await ctx.pool.query({
    name: 'store-answer',
    text: storeStatement,
    values: [
      answer.id,
      ctx.workspace.id,
      answer.conversationId,
      answer.text,
      JSON.stringify(traceOf(answer)),
      answer.sources.length === 0 ? null : JSON.stringify(answer.sources),
      answer.outcome,
      answer.confidence,
      answer.model,
      answer.finishReason,
      answer.fallbackReason,
      answer.usage.inputTokens,
      answer.usage.outputTokens,
      ctx.clock.now(),
      answer.agentId,
      answer.questionId,
      nameTopic(answer.query),
      detectLanguage(answer.query),
      answer.query === answer.question ? null : answer.query,
      answer.outcome === 'answered' || answer.considered[0] === undefined
        ? null
        : JSON.stringify(closestOf(answer.considered[0])),
    ],
  });
}

const traceOf = ({ considered, cut, firstWordMs, totalMs }: FinishedAnswer): AnswerTrace => ({
  passages: considered,
  ...(cut === undefined || cut.length === 0 ? {} : { cut }),
  firstWordMs,
  totalMs,
});

function closestOf({ score: _score, questionMatch: _match, ...passage }: ConsideredPassage): ClosestPassage {
  return passage;
}
