import { sql } from 'drizzle-orm';
import type { listAttention as endpoint } from '#contract/analytics/analytics.endpoints.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { isCountedConversation, isCountedQuestion } from '#server/counting/counted.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';

interface Row extends Record<string, unknown> {
  agentId: string;
  agentName: string;
  humanRequests: string;
  unanswered: string;
  troubledSources: string;
  newLeads: string;
}

/**
 * What somebody should look at, agent by agent: those whose visitors wait for a person come first, then those with the
 * most unanswered questions. Another workspace's agent is `not-found`.
 */
export async function listAttention(
  ctx: Context,
  { agentId }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  if (agentId !== undefined) await findAgent(ctx, agentId);
  const { rows } = await ctx.db.execute<Row>(sql`
    select * from (
      select agent.id as "agentId", agent.name as "agentName",
        (select count(*) from conversation
          where conversation.workspace_id = agent.workspace_id and conversation.agent_id = agent.id
            and wanted_at is not null and ended_at is null and state = 'waiting'
            and ${isCountedConversation}) as "humanRequests",
        (select count(*) from question where question.agent_id = agent.id and outcome = 'declined'
          and settled_at is null and ${isCountedQuestion}) as "unanswered",
        (select count(*) from source where source.agent_id = agent.id
          and status in ('partial', 'failed')) as "troubledSources",
        (select count(*) from lead where lead.agent_id = agent.id and lead.status = 'new') as "newLeads"
      from agent where agent.workspace_id = ${ctx.workspace.id}
        ${agentId === undefined ? sql`` : sql`and agent.id = ${agentId}`}
    ) as counted
    where ${agentId !== undefined} or "humanRequests" + "unanswered" + "troubledSources" + "newLeads" > 0
    order by "humanRequests" desc, "unanswered" desc, "newLeads" desc, "troubledSources" desc, "agentId" desc
    limit 50`);
  return {
    data: rows.map((row) => ({
      agentId: row.agentId,
      agentName: row.agentName,
      humanRequests: Number(row.humanRequests),
      unanswered: Number(row.unanswered),
      troubledSources: Number(row.troubledSources),
      newLeads: Number(row.newLeads),
    })),
  };
}
