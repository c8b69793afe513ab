import type { Context, Services } from '#server/context.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { EmbeddingUnavailable } from '#server/ports/embedding-unavailable.ts';
import { adoptModel } from './adopt-model.ts';
import { embedDocument } from './embed-document.ts';
import { listUnembedded } from './list-unembedded.ts';
import type { EmbedJob } from './meaning-jobs.ts';
import { publishVectors } from './publish-vectors.ts';
import { queueEmbedding } from './queue-embedding.ts';

const documentsAtOnce = 50;
/** After this time the next agent has its turn, and this one goes on behind it. */
const turnMs = 30_000;
/** What was made is shown and used at least this often. */
const publishMs = 2_000;

/**
 * Makes the vectors that an agent's passages lack, by the current model, then compares by it. The agent answers all the
 * while: by words, or by the model before.
 */
export async function embedPassages(
  services: Services,
  { workspaceId, agentId }: EmbedJob,
  signal: AbortSignal,
): Promise<void> {
  const model = services.embeddingModels.current;
  const workspace = await findWorkspace(services, workspaceId);
  if (model === null || workspace === null) return;
  const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
  const end = performance.now() + turnMs;
  let publishedAt = performance.now();
  const touched = new Set<string>();
  const publish = async () => {
    if (touched.size > 0) await publishVectors(ctx, agentId, model, touched);
    touched.clear();
    publishedAt = performance.now();
  };
  const afterBatch = async () => {
    signal.throwIfAborted();
    if (performance.now() - publishedAt > publishMs) await publish();
    return performance.now() < end;
  };
  try {
    for (;;) {
      const documents = await listUnembedded(ctx, agentId, model.id, documentsAtOnce);
      if (documents.length === 0) return await adoptModel(ctx, agentId, model.id);
      for (const each of documents) {
        touched.add(each.sourceId);
        const isDone = await embedDocument(ctx, model, each, signal, afterBatch);
        if (!isDone || !(await afterBatch())) {
          await publish();
          return await queueEmbedding(ctx, { workspaceId, agentId });
        }
        touched.add(each.sourceId);
      }
      await publish();
    }
  } catch (error) {
    if (!(error instanceof EmbeddingUnavailable)) throw error;
    // Looked for again every quarter of an hour; until then the words go on.
    services.log.warn({ err: error, agentId }, 'the meaning of passages could not be read');
    await publish();
  }
}
