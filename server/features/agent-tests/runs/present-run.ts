import type { TestRun } from '#contract/agent-tests/agent-tests.schemas.ts';
import type { TestRunRow } from '#server/features/agent-tests/agent-tests.table.ts';

export function presentRun(row: TestRunRow): TestRun {
  const { id, cause, state, total, done, passed, lost, gained, waiting, decision } = row;
  return {
    id,
    cause,
    state,
    total,
    done,
    passed,
    lost,
    gained,
    waiting,
    decision,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
