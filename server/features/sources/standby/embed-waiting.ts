import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { embedDocument } from '#server/features/sources/meaning/embed-document.ts';
import { EmbeddingUnavailable } from '#server/ports/embedding-unavailable.ts';
import type { WaitingDocument } from './list-waiting.ts';

/** Gives texts that wait their vectors, so that they are tried as they would answer. By words alone where there is no model. */
export async function embedWaiting(
  ctx: Context,
  documents: readonly WaitingDocument[],
  signal: AbortSignal,
): Promise<void> {
  const model = ctx.embeddingModels.current;
  if (model === null) return;
  try {
    for (const { version, ...each } of documents) {
      await embedDocument(ctx, model, { ...each, liveVersion: version }, signal, async () => {
        signal.throwIfAborted();
        return true;
      });
      await ctx.db.execute(sql`
        update document set standby = jsonb_set(standby, '{embeddedModel}', to_jsonb(${model.id}::text))
        where id = ${each.id} and standby ->> 'kind' = 'waiting' and (standby ->> 'version')::int = ${version}`);
    }
  } catch (error) {
    if (!(error instanceof EmbeddingUnavailable)) throw error;
    ctx.log.warn({ err: error }, 'texts that wait are tried by their words alone');
  }
}
