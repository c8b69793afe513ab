import { type SQL, sql } from 'drizzle-orm';
import { quantiseVector } from '#core/searching/meaning/quantise-vector.ts';
import type { Services } from '#server/context.ts';
import type { EmbeddingModel } from '#server/ports/embedding-model.ts';
import { EmbeddingUnavailable } from '#server/ports/embedding-unavailable.ts';
import { topicVector } from './topics.table.ts';

/** So many are given to the model at once, of so many that are looked for: that reads all open questions. */
const portion = 16;
const mostListed = 512;

interface Lacking extends Record<string, unknown> {
  agentId: string;
  topic: string;
  text: string;
}

/**
 * Makes the vectors that topics of open questions lack, from the newest question of each, so that unanswered questions
 * are grouped by meaning. Those of topics without an open question are removed. Without a model, or while it can't be
 * used, the questions are grouped by their words.
 */
export async function embedTopics(services: Services, signal: AbortSignal): Promise<void> {
  await services.db.execute(sql`
    delete from topic_vector where not exists (
      select from question
      where question.agent_id = topic_vector.agent_id and question.topic = topic_vector.topic and ${isOpen}
    )`);
  const model = services.embeddingModels.current;
  if (model === null) return;
  try {
    for (;;) {
      signal.throwIfAborted();
      const lacking = await listLacking(services, model);
      if (lacking.length === 0) return;
      for (let at = 0; at < lacking.length; at += portion)
        await storeVectors(services, model, lacking.slice(at, at + portion), signal);
    }
  } catch (error) {
    if (!(error instanceof EmbeddingUnavailable)) throw error;
    services.log.warn({ err: error }, 'questions are grouped by their words for now');
  }
}

async function storeVectors(
  { db }: Services,
  model: EmbeddingModel,
  lacking: readonly Lacking[],
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const vectors = await model.embedTexts(
    lacking.map(({ text }) => text),
    signal,
  );
  const rows = lacking.flatMap(({ agentId, topic }, index) => {
    const vector = vectors[index];
    if (vector === undefined) return [];
    const stored = Buffer.from(new Uint8Array(quantiseVector(vector).buffer));
    return [{ agentId, topic, model: model.id, vector: stored }];
  });
  await db
    .insert(topicVector)
    .values(rows)
    .onConflictDoUpdate({
      target: [topicVector.agentId, topicVector.topic],
      set: { model: sql`excluded.model`, vector: sql`excluded.vector` },
    });
}

const isOpen: SQL = sql`question.outcome in ('declined', 'hedged') and question.settled_at is null`;

async function listLacking({ db }: Services, { id, languages }: EmbeddingModel): Promise<Lacking[]> {
  const isKnown = languages === null ? sql`true` : sql`question.language in ${languages}`;
  const { rows } = await db.execute<Lacking>(sql`
    select newest.agent_id as "agentId", newest.topic, message.text
    from (
      select question.agent_id, question.topic, max(question.id) as id
      from question
      join agent on agent.id = question.agent_id
      left join topic_vector on topic_vector.agent_id = question.agent_id and topic_vector.topic = question.topic
        and topic_vector.model = ${id}
      where ${isOpen} and question.topic is not null and question.channel <> 'preview' and ${isKnown}
        and topic_vector.topic is null
      group by question.agent_id, question.topic
      limit ${mostListed}
    ) as newest
    join message on message.id = newest.id`);
  return rows;
}
