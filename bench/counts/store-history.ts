import type { Pool } from 'pg';
import { indexWords } from '#server/features/conversations/words/index-words.ts';

/**
 * A year of messages of one agent: one conversation per five, up to 50,000 leads; one message in ten is not answered, one
 * answer in twenty has a thumb. All are about refunds, one in twenty about shipping too, one in a thousand has the number
 * of an order and an address. Ids sort by time, as those of the product. Every tenth conversation goes on the day after.
 * To index the words for the search takes most of the time; without it nothing can be searched.
 */
export async function storeHistory(
  database: Pool,
  agentId: string,
  messages: number,
  hasSearch: boolean,
): Promise<void> {
  const conversations = Math.floor(messages / 5);
  // Triggers are for single changes of the past; so many at once are counted by the job.
  for (const table of ['question', 'message'])
    await database.query(`alter table ${table} disable trigger user`);
  await database.query(
    `insert into conversation (id, workspace_id, agent_id, channel, title, preview, message_count, last_outcome,
       created_at, last_message_at)
     select 'cnv_0' || lpad(n::text, 24, '0'), 'wsp_bench', $2, 'widget', 'How long does a refund take?',
       'How long does a refund take?', 5, 'answered', at, at
     from generate_series(1, $1::int) as n,
       lateral (select now() - (($1 - n) * interval '1 year' / $1) - interval '3 minutes' as at) as time`,
    [conversations, agentId],
  );
  await database.query(
    `insert into question (id, workspace_id, agent_id, conversation_id, channel, asked_at, outcome, answer_id, topic,
       language, page)
     select 'msg_0' || lpad(n::text, 23, '0') || 'q', 'wsp_bench', $2, conversation.id, 'widget',
       created_at + n % 5 * interval '30 seconds' + case when n % 50 = 4 then interval '1 day' else interval '0' end,
       case when n % 10 = 0 then 'declined' when n % 10 = 1 then 'hedged' when n % 10 = 2 then 'smalltalk' else 'answered' end,
       'msg_0' || lpad(n::text, 23, '0') || 'r', 'other|topic ' || n % 5000, (array['en', 'de', 'tr'])[1 + n % 3],
       'https://shop.example/page-' || n % 200
     from generate_series(0, $1::int - 1) as n
     join conversation on conversation.id = 'cnv_0' || lpad((1 + n / 5)::text, 24, '0')`,
    [conversations * 5, agentId],
  );
  await database.query(`
    insert into message (id, workspace_id, conversation_id, role, text, outcome, sources, feedback, created_at)
    select case role when 'user' then id else answer_id end, workspace_id, conversation_id, role,
      case role
        when 'assistant' then repeat('Refunds are paid within thirty days. ', 4)
        else 'How long does a refund take?' || case when n % 20 = 0 then ' Is shipping included?' else '' end
          || case when n % 1000 = 0 then ' My order is AB-' || n || ', write to ann.' || n || '@mail.example' else '' end
      end,
      case role when 'assistant' then outcome end,
      case when role = 'assistant' and outcome = 'answered' then jsonb_build_array(jsonb_build_object(
        'sourceId', 'src_' || substr(id, 26, 2), 'title', 'Refunds', 'url', 'https://shop.example/help-' || substr(id, 26, 3))) end,
      case when role = 'assistant' and right(id, 3) in ('13q', '33q', '53q', '77q', '94q') then
        case right(id, 3) when '77q' then 'negative' else 'positive' end end,
      asked_at
    from question, lateral (select substr(id, 6, 23)::bigint as n) as number, unnest(array['user', 'assistant']) as role`);
  if (hasSearch)
    await indexWords({ pool: database, clock: { now: () => new Date() } }, new AbortController().signal);
  await database.query(
    `insert into lead (id, workspace_id, agent_id, conversation_id, email, created_at)
     select 'led' || substr(id, 4), workspace_id, agent_id, id, id || '@example.com', created_at
     from conversation where right(id, 1) in ('0', '4', '7') order by id desc limit 50000`,
  );
  for (const table of ['question', 'message'])
    await database.query(`alter table ${table} enable trigger user`);
  await database.query('vacuum full analyze conversation, message, question, question_words, lead');
}
