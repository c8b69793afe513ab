import type { Services } from '#server/context.ts';
import { type WriteQuestionsJob, writeQuestionsJob } from './written-jobs.ts';

/** Pages of a website come one by one: they are taken together. */
const gatherSeconds = 5;

/** Has questions written for the passages of an agent that lack them, soon, if its owner wants that. */
export async function queueWriting(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { workspaceId, agentId }: WriteQuestionsJob,
): Promise<void> {
  await jobs.addJob<WriteQuestionsJob>(db, {
    name: writeQuestionsJob,
    data: { workspaceId, agentId },
    singletonKey: agentId,
    groupId: workspaceId,
    startAfterSeconds: gatherSeconds,
  });
}
