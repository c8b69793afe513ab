import { and, gt, ne, or, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { document } from '#server/features/sources/sources.table.ts';
import { queueEmbedding } from './queue-embedding.ts';

const agentsAtOnce = 1_000;

/** Finds agents whose passages lack vectors: after an update, a change of the model, or a time in which it did not answer. */
export async function findUnembedded(services: Services): Promise<void> {
  const model = services.embeddingModels.current;
  if (model === null || services.embeddingModels.state() === 'unavailable') return;
  const found = await services.db
    .selectDistinct({ workspaceId: document.workspaceId, agentId: document.agentId })
    .from(document)
    .where(
      and(
        gt(document.liveVersion, 0),
        or(
          ne(document.embeddedVersion, document.liveVersion),
          sql`${document.embeddedModel} is distinct from ${model.id}`,
        ),
      ),
    )
    .limit(agentsAtOnce);
  for (const each of found) await queueEmbedding(services, each);
}
