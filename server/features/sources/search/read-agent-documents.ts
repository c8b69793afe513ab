import type { Pool, PoolClient } from 'pg';
import type { Passage } from '#core/searching/index/passage.ts';
import { textHashOfPassage } from '#server/features/sources/written/text-hash-of-passage.ts';

interface DocumentFacts {
  documentId: string;
  version: number;
  questionsVersion: number;
  sourceId: string;
  url: string | null;
  title: string;
}

interface LiveDocument extends DocumentFacts {
  characters: number;
  /** Whose vectors its passages have, of the agent's model or the one that comes; null while some lack them. */
  vectors: string | null;
}

/** A document as it is held: its version, and the model of the vectors that came with it. */
interface HeldDocument {
  version: number;
  questionsVersion: number;
  vectors: string | null;
}

/** Gets how an agent's documents differ from those in memory. */
export interface Receiver {
  /** The model that vectors are compared by from now on, null for none; and what the owner says means the same. */
  compared(model: string | null, synonyms: string[][]): void;
  gone(documentId: string): Promise<void>;
  changed(facts: DocumentFacts, passages: Passage[]): Promise<void>;
  /** After `changed`, or alone where only the vectors are new. By position; empty takes them away. */
  embedded(documentId: string, model: string | null, vectors: Map<number, Int8Array>): Promise<void>;
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
 * Reports how an agent's live passages differ from those in memory, all as of one moment: the reading sees one snapshot, so a
 * document that is trained again meanwhile is never missing. Answers the agent's index version at that moment.
 * @param withWaiting as it would be if all texts that wait for tests answered
 */
export async function readAgentDocuments(
  services: { pool: Pool },
  agentId: string,
  held: ReadonlyMap<string, HeldDocument>,
  receiver: Receiver,
  withWaiting = false,
): Promise<number> {
  const client = await services.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const { rows: agents } = await client.query<{
      index_version: string;
      model: string | null;
      synonyms: string[][];
      has_written: boolean;
    }>(
      `select index_version, synonyms, exists (select from written_questions where agent_id = agent.id) as has_written,
          (select model from agent_meaning where agent_id = agent.id) as model
       from agent where id = $1`,
      [agentId],
    );
    const model = agents[0]?.model ?? null;
    receiver.compared(model, agents[0]?.synonyms ?? []);
    const writtenFor = agents[0]?.has_written ? agentId : null;
    const live = await readFacts(client, agentId, model, withWaiting);
    for (const documentId of [...held.keys()]) if (!live.has(documentId)) await receiver.gone(documentId);
    const isNew = ({ documentId, version, questionsVersion }: DocumentFacts) => {
      const known = held.get(documentId);
      return known?.version !== version || known.questionsVersion !== questionsVersion;
    };
    const changed = [...live.values()].filter(
      (facts) => isNew(facts) || held.get(facts.documentId)?.vectors !== facts.vectors,
    );
    for (const batch of batchesOf(changed)) {
      const passages = await readPassages(client, writtenFor, batch.filter(isNew));
      const vectors = await readVectors(
        client,
        model,
        batch.filter((facts) => facts.vectors !== null),
      );
      for (const { characters: _characters, vectors: vectorModel, ...facts } of batch) {
        const { documentId } = facts;
        const read = passages.get(documentId);
        if (isNew(facts)) await receiver.changed(facts, read ?? []);
        await receiver.embedded(documentId, vectorModel, vectors.get(documentId) ?? new Map());
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

const selectLive = `
  select id, live_version, questions_version, source_id, url, title, characters,
    embedded_version = live_version as is_embedded
  from document
  where agent_id = $1 and live_version > 0 order by id`;
const selectWithWaiting = `
  select id, (standby ->> 'version')::int as live_version, questions_version, source_id, standby ->> 'url' as url,
    standby ->> 'title' as title, (standby ->> 'characters')::int as characters,
    standby ->> 'embeddedModel' is not null as is_embedded
  from document
  where agent_id = $1 and standby ->> 'kind' = 'waiting' and (standby ->> 'version')::int > 0
  union all
  select * from (${selectLive}) as live
  where not exists (select from document where document.id = live.id and document.standby ->> 'kind' = 'waiting')
  order by id`;

async function readFacts(
  client: PoolClient,
  agentId: string,
  model: string | null,
  withWaiting: boolean,
): Promise<Map<string, LiveDocument>> {
  const { rows } = await client.query<{
    id: string;
    live_version: number;
    questions_version: number;
    source_id: string;
    url: string | null;
    title: string;
    characters: number;
    is_embedded: boolean;
  }>(withWaiting ? selectWithWaiting : selectLive, [agentId]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        documentId: row.id,
        version: row.live_version,
        questionsVersion: row.questions_version,
        sourceId: row.source_id,
        url: row.url,
        title: row.title,
        characters: row.characters,
        vectors: row.is_embedded ? model : null,
      },
    ]),
  );
}

/**
 * Lists come as one text each, which is ten times as quick to take apart as the driver's arrays.
 * @param writtenFor the agent, where a language model wrote questions for any of its texts
 */
async function readPassages(
  client: PoolClient,
  writtenFor: string | null,
  batch: DocumentFacts[],
): Promise<Map<string, Passage[]>> {
  const { rows } = await client.query<{
    document_id: string;
    version: number;
    position: number;
    heading_path: string;
    question: string | null;
    is_approved: boolean;
    is_beside: boolean;
    text: string;
    language: string;
    sentence_offsets: string;
    terms: string;
    written: string | null;
  }>({
    text: `
      select document_id, version, position, array_to_string(heading_path, E'\\n') as heading_path, question,
        is_approved, is_beside, text, language, array_to_string(sentence_offsets, ',') as sentence_offsets,
        array_to_string(terms, E'\\n') as terms,
        case when $3::text is not null then (
          select array_to_string(questions, E'\\n') from written_questions
          where written_questions.agent_id = $3 and text_hash = ${textHashOfPassage}
        ) end as written
      from unnest($1::text[], $2::int[]) as wanted (id, live_version)
      join passage on passage.document_id = wanted.id and passage.version = wanted.live_version
      order by document_id, position`,
    values: [batch.map((facts) => facts.documentId), batch.map((facts) => facts.version), writtenFor],
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
      isBeside: row.is_beside,
      text: row.text,
      language: row.language,
      sentenceOffsets: row.sentence_offsets.split(',').map(Number),
      terms: listOf(row.terms),
      ...(row.written ? { written: listOf(row.written) } : {}),
    });
  }
  return passages;
}

/** Vectors by this model, by document and position. */
async function readVectors(
  client: PoolClient,
  model: string | null,
  batch: readonly DocumentFacts[],
): Promise<Map<string, Map<number, Int8Array>>> {
  const found = new Map<string, Map<number, Int8Array>>();
  if (model === null || batch.length === 0) return found;
  const { rows } = await client.query<{ document_id: string; position: number; vectors: Buffer }>({
    text: `
      select document_id, position, vectors
      from unnest($1::text[], $2::int[]) as wanted (id, live_version)
      join passage_vector on passage_vector.document_id = wanted.id
        and passage_vector.version = wanted.live_version
      where model = $3`,
    values: [batch.map((facts) => facts.documentId), batch.map((facts) => facts.version), model],
  });
  for (const { document_id, position, vectors } of rows) {
    const ofDocument = found.get(document_id) ?? new Map<number, Int8Array>();
    found.set(document_id, ofDocument);
    ofDocument.set(position, new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length));
  }
  return found;
}
