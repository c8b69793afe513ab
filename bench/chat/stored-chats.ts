import type { Client } from 'pg';

/** Ids of what is stored here; the product's own never begin like that. */
const own = (kind: 'wsp' | 'agt' | 'cnv') => `${kind}_0`;

/**
 * Fills the store with old chats: a question and an answer each, of the length of real ones. They are of the agent and of others like
 * it, `agents` in all, each in a workspace of its own, which have as many each.
 */
export async function storeChats(
  database: Client,
  agentId: string,
  { chats, agents }: { chats: number; agents: number },
): Promise<void> {
  await database.query(
    `WITH shop AS (
       INSERT INTO workspace SELECT other.* FROM workspace JOIN agent ON agent.workspace_id = workspace.id,
         generate_series(1, $2::int) AS n,
         jsonb_populate_record(workspace, jsonb_build_object('id', '${own('wsp')}' || lpad(n::text, 8, '0'))) AS other
       WHERE agent.id = $1 RETURNING id
     )
     INSERT INTO agent SELECT other.* FROM agent, shop,
       jsonb_populate_record(agent, jsonb_build_object(
         'id', replace(shop.id, '${own('wsp')}', '${own('agt')}'), 'workspace_id', shop.id)) AS other
     WHERE agent.id = $1`,
    [agentId, agents - 1],
  );
  await database.query(
    `INSERT INTO conversation (id, workspace_id, agent_id, channel, title, preview, message_count, last_outcome,
       created_at, last_message_at)
     SELECT '${own('cnv')}' || lpad(n::text, 8, '0'), workspace_id, agent.id, 'widget', 'How long does a refund take?',
       'Refunds are paid within thirty days of the purchase.', 2, 'answered',
       now() - (n || ' seconds')::interval, now() - (n || ' seconds')::interval
     FROM generate_series(1, $2::int) AS n JOIN agent
       ON agent.id = CASE n % $3::int WHEN 0 THEN $1 ELSE '${own('agt')}' || lpad((n % $3::int)::text, 8, '0') END`,
    [agentId, chats, agents],
  );
  const stored = `conversation.id LIKE '${own('cnv').replace('_', '\\_')}%'`;
  await database.query(
    `INSERT INTO message (id, workspace_id, conversation_id, role, text, outcome, confidence, model, finish_reason, created_at)
     SELECT conversation.id || role, workspace_id, conversation.id, role, repeat('Refunds are paid within thirty days. ', 6),
       CASE role WHEN 'assistant' THEN 'answered' END, 0.9, 'openai:stub', 'stop', created_at
     FROM conversation, unnest(ARRAY['user', 'assistant']) AS role WHERE ${stored}`,
  );
  await database.query(
    `INSERT INTO question (id, workspace_id, agent_id, conversation_id, channel, asked_at, outcome, answer_id, topic, language,
       is_indexed)
     SELECT id || 'user', workspace_id, agent_id, id, channel, created_at, 'answered', id || 'assistant', 'refund take', 'en', true
     FROM conversation WHERE ${stored}`,
  );
  await database.query('VACUUM ANALYZE workspace, agent, conversation, message, question');
}

/** Takes out every chat and what was stored with them, so that a measurement starts from an empty store. */
export async function emptyStore(database: Client): Promise<void> {
  await database.query('DELETE FROM outbox');
  await database.query('TRUNCATE message, conversation CASCADE');
  await database.query('DELETE FROM workspace WHERE id LIKE $1', [`${own('wsp').replace('_', '\\_')}%`]);
}
