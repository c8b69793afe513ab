import { and, eq, sql } from 'drizzle-orm';
import { listMeaningTexts } from '#core/searching/meaning/list-meaning-texts.ts';
import type { MeantPassage } from '#core/searching/meaning/meaning-layout.ts';
import { quantiseVector } from '#core/searching/meaning/quantise-vector.ts';
import type { Context } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';
import { textHashOfPassage } from '#server/features/sources/written/text-hash-of-passage.ts';
import type { EmbeddingModel } from '#server/ports/embedding-model.ts';
import type { UnembeddedDocument } from './list-unembedded.ts';

const passagesAtOnce = 16;

interface Lacking extends MeantPassage {
  position: number;
}

/**
 * Makes the vectors that the passages of a document lack, a few at a time, so that an interrupted run goes on where it
 * was. Vectors of a version that is gone meanwhile are dropped.
 * @param afterBatch called after each batch; false stops
 * @returns whether the document is done
 */
export async function embedDocument(
  ctx: Context,
  model: EmbeddingModel,
  wanted: UnembeddedDocument,
  signal: AbortSignal,
  afterBatch: () => Promise<boolean>,
): Promise<boolean> {
  for (;;) {
    const passages = await readLacking(ctx, model, wanted);
    if (passages.length === 0) break;
    const texts = passages.map(listMeaningTexts);
    const vectors = await model.embedTexts(texts.flat(), signal, ctx.workspace.id);
    let from = 0;
    const packed = texts.map(({ length }) => {
      from += length;
      return Buffer.concat(
        vectors.slice(from - length, from).map((vector) => new Uint8Array(quantiseVector(vector).buffer)),
      );
    });
    const stored = await storeVectors(
      ctx,
      wanted,
      model.id,
      passages.map(({ position }) => position),
      packed,
    );
    if (stored === 0) return true;
    if (!(await afterBatch())) return false;
  }
  await ctx.db
    .update(document)
    .set({ embeddedVersion: wanted.liveVersion, embeddedModel: model.id })
    .where(and(eq(document.id, wanted.id), eq(document.liveVersion, wanted.liveVersion)));
  return true;
}

async function readLacking(
  ctx: Context,
  { id: model, languages }: EmbeddingModel,
  { id, agentId, liveVersion, title }: UnembeddedDocument,
): Promise<Lacking[]> {
  const { rows } = await ctx.db.execute<{
    position: number;
    heading_path: string[];
    question: string | null;
    text: string;
    sentence_offsets: number[];
    written: string[] | null;
  }>(sql`
    select position, heading_path, question, text, sentence_offsets,
      (select questions from written_questions
        where written_questions.agent_id = ${agentId} and text_hash = ${sql.raw(textHashOfPassage)}) as written
    from passage
    where document_id = ${id} and version = ${liveVersion}
      and (${languages === null} or language = any(${sql.param(languages ?? [])}::text[]))
      and not exists (
        select 1 from passage_vector
        where passage_vector.document_id = passage.document_id and passage_vector.version = passage.version
          and passage_vector.position = passage.position and passage_vector.model = ${model}
      )
    order by position limit ${passagesAtOnce}`);
  return rows.map((row) => ({
    position: row.position,
    title,
    headingPath: row.heading_path,
    question: row.question,
    text: row.text,
    sentenceOffsets: row.sentence_offsets,
    ...(row.written === null ? {} : { written: row.written }),
  }));
}

/** Only of passages that are still there, which stay until the vectors are written. Answers how many were. */
async function storeVectors(
  ctx: Context,
  { id, liveVersion }: UnembeddedDocument,
  model: string,
  positions: readonly number[],
  vectors: readonly Buffer[],
): Promise<number> {
  const { rowCount } = await ctx.db.execute(sql`
    insert into passage_vector (document_id, version, position, model, vectors)
    select passage.document_id, passage.version, passage.position, ${model}, made.vectors
    from unnest(${sql.param(positions)}::int[], ${sql.param(vectors)}::bytea[]) as made (position, vectors)
    join passage on passage.document_id = ${id} and passage.version = ${liveVersion}
      and passage.position = made.position
    for key share of passage
    on conflict do nothing`);
  return rowCount ?? 0;
}
