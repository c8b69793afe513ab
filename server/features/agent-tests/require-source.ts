import type { TestExpectation } from '#contract/agent-tests/agent-tests.schemas.ts';
import type { Context } from '#server/context.ts';
import { findSource } from '#server/features/sources/find-source.ts';

/** A test can only expect a source that its agent has; else `not-found`. */
export async function requireSource(
  ctx: Context,
  agentId: string,
  expectation: TestExpectation,
): Promise<void> {
  if (expectation.kind === 'page') await findSource(ctx, agentId, expectation.sourceId);
}
