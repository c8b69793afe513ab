import type { Channel } from '#contract/conversations.ts';
import { plans } from '#contract/plans.ts';
import { shortenText } from '#core/answering/shorten-text.ts';
import { monthPeriod } from '#core/plans/month-period.ts';
import { warningPassed } from '#core/plans/warning-passed.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { failure } from '#server/failure.ts';

export interface Question {
  agentId: string;
  text: string;
  conversationId: string | undefined;
  channel: Channel;
  userId: string | undefined;
  pageUrl: string | undefined;
}

export interface StoredQuestion {
  conversationId: string;
  messageId: string;
}

const storeStatement = `
  with reserved as (
    insert into usage (workspace_id, meter, period, used)
    select $1, 'messages', $2, 1 where $3::int is null or $3::int > 0
    on conflict (workspace_id, meter, period) do update set used = usage.used + 1
    where $3::int is null or usage.used < $3::int
    returning used
  ), begun as (
    insert into conversation (id, workspace_id, agent_id, channel, visitor_id, user_id, page_url, title, preview,
                              message_count, created_at, last_message_at)
    select $5, $1, $6, $7, $8, $9, $10, $11, $12, 1, $13, $13 from reserved where $14
    returning id
  ), continued as (
    update conversation set message_count = message_count + 1, preview = $12, last_message_at = $13,
                            page_url = coalesce($10, page_url)
    from reserved where id = $5 and workspace_id = $1 and agent_id = $6 and not $14
    returning id
  ), stored as (
    insert into message (id, workspace_id, conversation_id, role, text, created_at)
    select $4, $1, id, 'user', $15, $13 from (select id from begun union all select id from continued) as target
    returning id
  ), told as (
    insert into outbox (workspace_id, name, payload)
    select $1, 'message.asked', jsonb_build_object('agentId', $6::text, 'conversationId', $5::text) from stored
    union all
    select $1, 'usage.warned', jsonb_build_object('meter', 'messages', 'percentage', warning.percentage)
    from reserved join unnest($16::int[], $17::int[]) as warning (at, percentage) on warning.at = reserved.used
  )
  select (select used from reserved) as used, (select count(*) from stored) as stored`;

/**
 * Takes one message from the plan and stores the question, with a new conversation or in the given one: one statement,
 * so that all of it happens or nothing, and the meter's row is held no longer than that. Throws `plan-limit`, and
 * `not-found` for a conversation that is not of this agent and this visitor.
 */
export async function storeQuestion(ctx: Context, question: Question): Promise<StoredQuestion> {
  const isNew = question.conversationId === undefined;
  const conversationId = question.conversationId ?? createId('cnv');
  const messageId = createId('msg');
  const now = ctx.clock.now();
  const limit = plans[ctx.workspace.plan].limits.messages;
  const warnings = warningSteps(limit);
  const result = await ctx.pool.query({
    name: 'store-question',
    text: storeStatement,
    values: [
      ctx.workspace.id,
      monthPeriod(now),
      limit,
      messageId,
      conversationId,
      question.agentId,
      question.channel,
      ctx.actor.kind === 'visitor' ? ctx.actor.visitorId : null,
      question.userId ?? null,
      question.pageUrl ?? null,
      shortenText(question.text, 80),
      shortenText(question.text, 140),
      now,
      isNew,
      question.text,
      warnings.map((warning) => warning.at),
      warnings.map((warning) => warning.percentage),
    ],
  });
  if (result.rows[0]?.used === null) {
    throw failure('plan-limit', {
      message: 'The monthly message limit of this plan is reached. Upgrade to continue.',
    });
  }
  return { conversationId, messageId };
}

function warningSteps(limit: number | null): { at: number; percentage: number }[] {
  if (limit === null || limit === 0) return [];
  return [Math.ceil(limit * 0.8), limit].flatMap((at) => {
    const percentage = warningPassed(at, limit);
    return percentage === null ? [] : [{ at, percentage }];
  });
}
