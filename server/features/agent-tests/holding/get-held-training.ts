import type { HeldTraining } from '#contract/agent-tests/agent-tests.schemas.ts';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { countStandby } from '#server/features/sources/standby/count-standby.ts';
import { findDecidingRun } from './find-deciding-run.ts';

/** Where the newest training of an agent is that holds trainings back. */
export async function getHeldTraining(ctx: Context, agentId: string): Promise<HeldTraining> {
  await findAgent(ctx, agentId);
  const { waiting, before } = await countStandby(ctx, agentId);
  const run = await findDecidingRun(ctx, agentId);
  const decided = { testRunId: run?.id ?? null, lost: run?.lost ?? 0 };
  if (waiting > 0) {
    // A run that could not come to its end decides nothing: its owner does.
    const isHeld = run?.decision === 'held' || run?.state === 'stopped';
    return isHeld
      ? { state: 'held', documents: waiting, ...decided }
      : { state: 'testing', documents: waiting, testRunId: null, lost: 0 };
  }
  if (before > 0) return { state: 'published', documents: before, ...decided };
  return { state: 'none', documents: 0, testRunId: null, lost: 0 };
}
