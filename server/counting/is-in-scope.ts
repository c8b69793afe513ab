import { type SQL, sql } from 'drizzle-orm';
import { isCountedQuestion } from './counted.ts';
import type { Scope } from './scope.ts';

/** Condition that keeps rows of `question` to a scope, without those of previews. */
export function isInScope({ workspaceId, agentId }: Scope): SQL {
  const ofAgent = agentId === undefined ? sql`` : sql` and question.agent_id = ${agentId}`;
  return sql`question.workspace_id = ${workspaceId} and ${isCountedQuestion}${ofAgent}`;
}
