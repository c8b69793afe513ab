import type { Client } from 'pg';

/**
 * Copies what an agent has read until there are so many more pages of it, none with its vectors: as after a large crawl, or a change of
 * the model. The agent must have read at least one page.
 */
export async function storeWaitingPages(database: Client, agentId: string, count: number): Promise<void> {
  const copied = await database.query(
    `with models as (
       select *, row_number() over (order by id) - 1 as number from document
       where agent_id = $1 and live_version > 0 and id not like 'doc_waiting%'
     )
     insert into document (id, workspace_id, agent_id, source_id, address, title, status, characters, live_version, text_hash)
     select 'doc_waiting' || n || '_' || models.id, workspace_id, agent_id, source_id, 'waiting-' || n, title || ' ' || n, status,
       characters, live_version, text_hash
     from generate_series(1, $2::int) as n
     join models on number = n % (select count(*) from models)`,
    [agentId, count],
  );
  if (copied.rowCount !== count) throw new Error('The agent has read no page that could be copied.');
  await database.query(
    `insert into passage (document_id, version, position, heading_path, text, language, sentence_offsets, terms)
     select copy.id, passage.version, position, heading_path, text, language, sentence_offsets, terms
     from document as copy join passage on passage.document_id = substr(copy.id, strpos(copy.id, '_doc_') + 1)
     where copy.agent_id = $1 and copy.id like 'doc_waiting%'`,
    [agentId],
  );
  await database.query('analyze document, passage');
}
