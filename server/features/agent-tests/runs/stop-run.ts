import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { agentTestRun } from '#server/features/agent-tests/agent-tests.table.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import type { TestRunJob } from './test-run-job.ts';

/** After the last attempt has failed, nobody waits for the run any more. */
export async function stopRun(
  services: Services,
  { workspaceId, agentId, cause, runId }: TestRunJob,
): Promise<void> {
  await services.db
    .update(agentTestRun)
    .set({ state: 'stopped', finishedAt: services.clock.now() })
    .where(
      and(
        eq(agentTestRun.agentId, agentId),
        runId === undefined ? eq(agentTestRun.cause, cause) : eq(agentTestRun.id, runId),
        inArray(agentTestRun.state, ['queued', 'running']),
      ),
    );
  await recordEvent(services.db, workspaceId, { name: 'tests.changed', payload: { agentId } });
}
