import type { Pool } from 'pg';

/**
 * A year of leads, each of a conversation.
 * @param prefix one character for each workspace, which keeps their ids apart
 */
export async function storeLeads(
  database: Pool,
  {
    workspaceId,
    agentId,
    count,
    prefix,
  }: { workspaceId: string; agentId: string; count: number; prefix: string },
): Promise<void> {
  await database.query(
    `insert into conversation (id, workspace_id, agent_id, channel, title, preview, message_count, created_at, last_message_at)
     select 'cnv_' || $4 || lpad(n::text, 24, '0'), $2, $3, 'widget', 'How long does a refund take?', 'Thanks', 5, at, at
     from generate_series(1, $1::int) as n, lateral (select now() - (($1 - n) * interval '1 year' / $1) as at) as time`,
    [count, workspaceId, agentId, prefix],
  );
  await database.query(
    `insert into lead (id, workspace_id, agent_id, conversation_id, name, email, phone, page_url, status, note, created_at)
     select 'led_' || substr(id, 5), workspace_id, agent_id, id, 'Visitor ' || n, 'visitor' || n || '@example.com',
       case when n % 3 = 0 then '+49 30 ' || (1000000 + n) end, 'https://shop.example/products/' || n % 500,
       case n % 10 when 0 then 'won' when 1 then 'lost' when 2 then 'contacted' else 'new' end,
       case when n % 50 = 0 then 'Wants a quote for ' || n || ' pieces' else '' end, created_at
     from (select *, substr(id, 6)::int as n from conversation where workspace_id = $1) as made`,
    [workspaceId],
  );
  await database.query('vacuum analyze lead, conversation');
}
