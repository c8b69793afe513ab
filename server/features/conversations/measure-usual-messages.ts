import type { Services } from '#server/context.ts';

const weeks = 4;

/**
 * How many questions visitors ask each agent in a busy hour: the 95th percentile of the hours with any, over four weeks. A
 * burst of a few hours does not become the rule by itself.
 */
export async function measureUsualMessages({
  pool,
  clock,
}: Pick<Services, 'pool' | 'clock'>): Promise<{ agentId: string; hourly: number }[]> {
  const since = new Date(clock.now().getTime() - weeks * 7 * 86_400_000);
  const { rows } = await pool.query<{ agent_id: string; hourly: number }>(
    `select agent_id, percentile_disc(0.95) within group (order by questions)::int as hourly
     from (
       select conversation.agent_id, count(*) as questions
       from message join conversation on conversation.id = message.conversation_id
       where message.role = 'user' and conversation.visitor_id is not null and message.created_at > $1
       group by conversation.agent_id, date_trunc('hour', message.created_at)
     ) as hours
     group by agent_id`,
    [since],
  );
  return rows.map(({ agent_id, hourly }) => ({ agentId: agent_id, hourly }));
}
