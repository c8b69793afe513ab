import type { Pool } from 'pg';

/** A year of messages of one agent: one conversation per five, a lead per twenty; one message in ten is not answered. */
export async function storeHistory(database: Pool, agentId: string, messages: number): Promise<void> {
  const conversations = Math.floor(messages / 5);
  await database.query(
    `insert into conversation (id, workspace_id, agent_id, channel, title, preview, message_count, last_outcome,
       created_at, last_message_at)
     select 'cnv_0' || lpad(n::text, 24, '0'), 'wsp_bench', $2, 'widget', 'How long does a refund take?',
       'How long does a refund take?', 5, 'answered', at, at
     from generate_series(1, $1::int) as n, lateral (select now() - (n * interval '1 year' / $1) as at) as time`,
    [conversations, agentId],
  );
  await database.query(
    `insert into question (id, workspace_id, agent_id, conversation_id, channel, asked_at, outcome, topic, language)
     select 'msg_0' || lpad(n::text, 23, '0') || 'q', 'wsp_bench', $2,
       'cnv_0' || lpad((1 + (n - 1) / 5)::text, 24, '0'), 'widget', now() - (n * interval '1 year' / $1),
       case when n % 10 = 0 then 'declined' when n % 10 = 1 then 'hedged' when n % 10 = 2 then 'smalltalk' else 'answered' end,
       'other|topic ' || n % 5000, 'en'
     from generate_series(1, $1::int) as n`,
    [conversations * 5, agentId],
  );
  await database.query(`
    insert into message (id, workspace_id, conversation_id, role, text, outcome, created_at)
    select case role when 'user' then id else left(id, -1) || 'r' end, workspace_id, conversation_id, role,
      repeat('Refunds are paid within thirty days. ', case role when 'user' then 1 else 4 end),
      case role when 'assistant' then outcome end, asked_at
    from question, unnest(array['user', 'assistant']) as role`);
  await database.query(`
    insert into lead (id, workspace_id, agent_id, conversation_id, email, created_at)
    select 'led' || substr(id, 4), workspace_id, agent_id, id, id || '@example.com', created_at
    from conversation where right(id, 1) in ('0', '4', '7')`);
  await database.query('vacuum analyze conversation, message, question, lead');
}
