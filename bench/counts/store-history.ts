import type { Pool } from 'pg';
import { indexWords } from '#server/features/conversations/index-words.ts';

/**
 * A year of messages of one agent: one conversation per five, a lead per twenty; one message in ten is not answered. All
 * are about refunds, one in twenty about shipping too, one in a thousand has the number of an order and an address.
 */
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
      case role
        when 'assistant' then repeat('Refunds are paid within thirty days. ', 4)
        else 'How long does a refund take?' || case when n % 20 = 0 then ' Is shipping included?' else '' end
          || case when n % 1000 = 0 then ' My order is AB-' || n || ', write to ann.' || n || '@mail.example' else '' end
      end,
      case role when 'assistant' then outcome end, asked_at
    from question, lateral (select substr(id, 6, 22)::bigint as n) as number, unnest(array['user', 'assistant']) as role`);
  await database.query(`update question set answer_id = left(id, -1) || 'r'`);
  await indexWords({ pool: database }, new AbortController().signal);
  await database.query(`
    insert into lead (id, workspace_id, agent_id, conversation_id, email, created_at)
    select 'led' || substr(id, 4), workspace_id, agent_id, id, id || '@example.com', created_at
    from conversation where right(id, 1) in ('0', '4', '7')`);
  await database.query('vacuum full analyze conversation, message, question, question_words, lead');
}
