import type { AgentTest } from '#contract/agent-tests/agent-tests.schemas.ts';
import type { agentTest } from './agent-tests.table.ts';

export function presentTest(row: typeof agentTest.$inferSelect): AgentTest {
  const { id, question, expectation, origin, hasPassed, createdAt } = row;
  return { id, question, expectation, origin, hasPassed, createdAt: createdAt.toISOString() };
}
