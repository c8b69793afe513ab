import { shortenText } from '#core/reading/shorten-text.ts';
import type { Context } from '#server/context.ts';
import type { Reply } from './reply.ts';

export interface FinishedAnswer extends Reply {
  id: string;
  agentId: string;
  conversationId: string;
}

const storeStatement = `
  with continued as (
    update conversation
    set message_count = message_count + 1, preview = $5, last_message_at = $14,
      last_outcome = case when $7 = 'smalltalk' then coalesce(last_outcome, $7) else $7 end,
      wants_person = wants_person or $7 = 'handoff'
    where id = $3
    returning id
  ), stored as (
    insert into message (
      id, workspace_id, conversation_id, role, text, sources, outcome, confidence, model, finish_reason,
      fallback_reason, input_tokens, output_tokens, created_at
    )
    select $1, $2, id, 'assistant', $4, $6, $7, $8, $9, $10, $11, $12, $13, $14 from continued
    returning id
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
 * Stores an answer and its events in one statement. A thank-you at the end leaves it at how the last question ended. A
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
      shortenText(answer.text.replaceAll(/\s?\[\d+\]/g, ''), 140),
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
    ],
  });
}
