import { sql } from 'drizzle-orm';
import type { AskablePassage } from '#core/answering/asking/written-questions/compose-question-request.ts';
import type { Context } from '#server/context.ts';
import { textHashOfPassage } from './text-hash-of-passage.ts';

/** A passage without questions of its own, for which none were written yet. */
export interface UnwrittenPassage extends AskablePassage {
  documentId: string;
  textHash: string;
}

/** Shorter texts say too little to ask about. */
const shortest = 40;

/** Passages of an agent that answer now and may get questions, each text once. */
export async function listUnwritten(
  ctx: Context,
  agentId: string,
  limit: number,
): Promise<UnwrittenPassage[]> {
  const hash = sql.raw(textHashOfPassage);
  const { rows } = await ctx.db.execute<{
    document_id: string;
    title: string;
    heading_path: string[];
    text: string;
    text_hash: string;
  }>(sql`
    select distinct on (${hash}) passage.document_id, document.title, passage.heading_path, passage.text,
      ${hash} as text_hash
    from document
    join passage on passage.document_id = document.id and passage.version = document.live_version
    where document.agent_id = ${agentId} and document.live_version > 0 and passage.question is null
      and length(passage.text) >= ${shortest}
      and not exists (
        select from written_questions
        where written_questions.agent_id = ${agentId} and written_questions.text_hash = ${hash}
      )
    order by ${hash} limit ${limit}`);
  return rows.map((row) => ({
    documentId: row.document_id,
    title: row.title,
    headingPath: row.heading_path,
    text: row.text,
    textHash: row.text_hash,
  }));
}
