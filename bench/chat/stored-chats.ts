import type { Client } from 'pg';

/** Fills the store with old chats of the agent: a question and an answer each, of the length of real ones. */
export async function storeChats(database: Client, agentId: string, count: number): Promise<void> {
  await database.query(
    `INSERT INTO conversation (id, workspace_id, agent_id, channel, title, preview, message_count, last_outcome,
       created_at, last_message_at)
     SELECT 'cnv_0' || lpad(n::text, 8, '0'), workspace_id, id, 'widget', 'How long does a refund take?',
       'Refunds are paid within thirty days of the purchase.', 2, 'answered',
       now() - (n || ' minutes')::interval, now() - (n || ' minutes')::interval
     FROM agent, generate_series(1, $2::int) AS n WHERE id = $1`,
    [agentId, count],
  );
  await database.query(
    `INSERT INTO message (id, workspace_id, conversation_id, role, text, outcome, confidence, model, finish_reason, created_at)
     SELECT conversation.id || role, workspace_id, conversation.id, role, repeat('Refunds are paid within thirty days. ', 6),
       CASE role WHEN 'assistant' THEN 'answered' END, 0.9, 'openai:stub', 'stop', created_at
     FROM conversation, unnest(ARRAY['user', 'assistant']) AS role WHERE conversation.id LIKE 'cnv\\_0%'`,
  );
  await database.query('VACUUM ANALYZE conversation, message');
}

/** Takes out every chat, so that a measurement starts from an empty store. */
export async function emptyStore(database: Client): Promise<void> {
  await database.query('DELETE FROM outbox');
  await database.query('TRUNCATE message, conversation CASCADE');
}
