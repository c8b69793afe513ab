import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Subscriber } from '#server/jobs/outbox/subscriber.ts';
import { type RecheckJob, recheckQuestions } from './recheck-questions.ts';

const recheckJob = 'answering.recheck-questions';

export const answeringJobs: readonly JobHandler[] = [
  defineJobHandler<RecheckJob>({
    name: recheckJob,
    concurrency: 1,
    concurrencyPerGroup: 1,
    timeoutSeconds: 300,
    run: recheckQuestions,
  }),
];

/**
 * After a change of the sources, or of the synonyms, what could not be answered is asked again: one job per agent,
 * however many pages change.
 */
export const recheckSubscriber: Subscriber = {
  events: ['source.trained', 'synonyms.changed'],
  async handle(services, happened) {
    for (const { workspaceId, event } of happened) {
      if (event.name !== 'source.trained' && event.name !== 'synonyms.changed') continue;
      const { agentId } = event.payload;
      await services.jobs.addJob<RecheckJob>(services.db, {
        name: recheckJob,
        data: { workspaceId, agentId },
        singletonKey: agentId,
        groupId: workspaceId,
      });
    }
  },
};
