import { sql } from 'drizzle-orm';
import type { TestRunCause } from '#contract/agent-tests/agent-tests.ts';
import type { EventName } from '#contract/events.ts';
import type { Services } from '#server/context.ts';
import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { RecordedEvent, Subscriber } from '#server/jobs/outbox/subscriber.ts';
import { runTests } from './runs/run-tests.ts';
import { stopRun } from './runs/stop-run.ts';
import { type TestRunJob, testRunJob } from './runs/test-run-job.ts';

export const agentTestJobs: readonly JobHandler[] = [
  defineJobHandler<TestRunJob>({
    name: testRunJob,
    concurrency: 2,
    concurrencyPerGroup: 1,
    retries: 2,
    // 200 questions to a slow language model.
    timeoutSeconds: 3_600,
    run: runTests,
    giveUp: stopRun,
  }),
];

const causes: Partial<Record<EventName, TestRunCause>> = {
  'source.trained': 'training',
  'source.deleted': 'training',
  'agent.changed': 'settings',
  'synonyms.changed': 'settings',
};

/** Changes that come one after the other are tested together. */
const gatherSeconds = 5;

/** After every training and every change of the settings the tests of an agent run by themselves. */
export const testSubscriber: Subscriber = {
  events: ['source.trained', 'source.deleted', 'agent.changed', 'synonyms.changed'],
  async handle(services, happened) {
    for (const each of happened) await testChange(services, each);
  },
};

async function testChange(services: Services, { workspaceId, event }: RecordedEvent): Promise<void> {
  const cause = causes[event.name];
  if (cause === undefined || !('agentId' in event.payload)) return;
  const { agentId } = event.payload;
  const { rows } = await services.db.execute<{ is_wanted: boolean }>(sql`
    select exists (select from agent_test where agent_id = ${agentId})
      or exists (select from document where agent_id = ${agentId} and standby is not null) as is_wanted`);
  if (rows[0]?.is_wanted !== true) return;
  await services.jobs.addJob<TestRunJob>(services.db, {
    name: testRunJob,
    data: { workspaceId, agentId, cause },
    singletonKey: `${agentId} ${cause}`,
    groupId: workspaceId,
    startAfterSeconds: gatherSeconds,
  });
}
