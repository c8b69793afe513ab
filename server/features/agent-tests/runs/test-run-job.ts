import type { TestRunCause } from '#contract/agent-tests/agent-tests.ts';

export const testRunJob = 'agent-tests.run-tests';

export interface TestRunJob {
  workspaceId: string;
  agentId: string;
  cause: TestRunCause;
  /** Of a run that somebody asked for and waits for. */
  runId?: string;
  /** How often it has waited for the meaning of new passages. */
  waited?: number;
}
