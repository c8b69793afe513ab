import type { Pool, PoolClient } from 'pg';
import type { Passage } from '#core/searching/index/passage.ts';

interface DocumentFacts {
  documentId: string;
  version: number;
  sourceId: string;
  url: string | null;
  title: string;
}

interface LiveDocument extends DocumentFacts {
  characters: number;
}

interface Receiver {
  gone(documentId: string): Promise<void>;
  changed(facts: DocumentFacts, passages: Passage[]): Promise<void>;
}

/** What is read at once: many short documents, or few long ones. */
const documentsAtOnce = 500;
const charactersAtOnce = 300_000;

/**
 * One snapshot for all of the reading. After many documents have come at once the planner still goes by the few that
 * were there before, and would read the whole table for each batch: 7 s instead of half a one for 10,000 documents. The
 * primary key is right for any number of them.
 */
const begin = `
  begin isolation level repeatable read read only;
  set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off`;

/**
 * Tells how an agent's live passages differ from those held, all as of one moment: the reading sees one snapshot, so a
 * document that is trained again meanwhile is never missing. Answers the agent's index version at that moment.
 */
export async function readAgentDocuments(
  services: { pool: Pool },
  agentId: string,
  held: ReadonlyMap<string, { version: number }>,
  receiver: Receiver,
): Promise<number> {
  const client = await services.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const { rows: agents } = await client.query<{ index_version: string }>(
      'select index_version from agent where id = $1',
      [agentId],
    );
    const live = await readFacts(client, agentId);
    for (const documentId of [...held.keys()]) if (!live.has(documentId)) await receiver.gone(documentId);
    const changed = [...live.values()].filter(
      (facts) => held.get(facts.documentId)?.version !== facts.version,
    );
    for (const batch of batchesOf(changed)) {
      const passages = await readPassages(client, batch);
      for (const { characters: _characters, ...facts } of batch) {
        await receiver.changed(facts, passages.get(facts.documentId) ?? []);
      }
    }
    await client.query('COMMIT');
    // An agent that is gone has no documents either, and no later version to wait for.
    return agents[0] === undefined ? Number.MAX_SAFE_INTEGER : Number(agents[0].index_version);
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
}

function* batchesOf(documents: readonly LiveDocument[]): Generator<LiveDocument[]> {
  let batch: LiveDocument[] = [];
  let characters = 0;
  for (const each of documents) {
    const isFull = batch.length >= documentsAtOnce || characters + each.characters > charactersAtOnce;
    if (isFull && batch.length > 0) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(each);
    characters += each.characters;
  }
  if (batch.length > 0) yield batch;
}

async function readFacts(client: PoolClient, agentId: string): Promise<Map<string, LiveDocument>> {
  const { rows } = await client.query<{
    id: string;
    live_version: number;
    source_id: string;
    url: string | null;
    title: string;
    characters: number;
  }>(
    `select id, live_version, source_id, url, title, characters from document
     where agent_id = $1 and live_version > 0 order by id`,
    [agentId],
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        documentId: row.id,
        version: row.live_version,
        sourceId: row.source_id,
        url: row.url,
        title: row.title,
        characters: row.characters,
      },
    ]),
  );
}

/** Lists come as one text each, which is ten times as quick to take apart as the driver's arrays. */
async function readPassages(client: PoolClient, batch: DocumentFacts[]): Promise<Map<string, Passage[]>> {
  const { rows } = await client.query<{
    document_id: string;
    version: number;
    position: number;
    heading_path: string;
    question: string | null;
    is_approved: boolean;
    text: string;
    language: string;
    sentence_offsets: string;
    terms: string;
  }>({
    text: `
      select document_id, version, position, array_to_string(heading_path, E'\\n') as heading_path, question,
        is_approved, text, language, array_to_string(sentence_offsets, ',') as sentence_offsets,
        array_to_string(terms, E'\\n') as terms
      from unnest($1::text[], $2::int[]) as wanted (id, live_version)
      join passage on passage.document_id = wanted.id and passage.version = wanted.live_version
      order by document_id, position`,
    values: [batch.map((facts) => facts.documentId), batch.map((facts) => facts.version)],
  });
  const titles = new Map(batch.map((facts) => [facts.documentId, facts.title]));
  const passages = new Map<string, Passage[]>();
  const listOf = (text: string) => (text === '' ? [] : text.split('\n'));
  for (const row of rows) {
    const list = passages.get(row.document_id) ?? [];
    passages.set(row.document_id, list);
    list.push({
      id: `${row.document_id}:${row.version}:${row.position}`,
      documentId: row.document_id,
      title: titles.get(row.document_id) ?? '',
      headingPath: listOf(row.heading_path),
      question: row.question,
      isApproved: row.is_approved,
      text: row.text,
      language: row.language,
      sentenceOffsets: row.sentence_offsets.split(',').map(Number),
      terms: listOf(row.terms),
    });
  }
  return passages;
}
