import type { Services } from '#server/context.ts';
import { type EmbedJob, embedPassagesJob } from './meaning-jobs.ts';

/** Pages of a website come one by one: they are taken together. */
const gatherSeconds = 2;

/** Has the vectors made that an agent's passages lack, soon; nothing where sources are searched by words alone. */
export async function queueEmbedding(
  { db, jobs, embeddingModels }: Pick<Services, 'db' | 'jobs' | 'embeddingModels'>,
  data: EmbedJob,
): Promise<void> {
  if (embeddingModels.current === null) return;
  const { workspaceId, agentId } = data;
  await jobs.addJob(db, {
    name: embedPassagesJob,
    data: { workspaceId, agentId },
    singletonKey: agentId,
    groupId: workspaceId,
    startAfterSeconds: gatherSeconds,
  });
}
