import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { listOverused } from './list-overused.ts';

/**
 * Throws `plan-limit` where an agent has more links, files or characters than the plan allows: its sources go on answering, but
 * to read them again could only lose text.
 */
export async function assertNotOverused(ctx: Context, agentId: string): Promise<void> {
  const exceeded = await listOverused(ctx, agentId);
  if (exceeded.length === 0) return;
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(exceeded);
  throw failure('plan-limit', {
    message: `This agent has more ${list} than your plan allows. Its sources are still used in answers. Delete some, or upgrade to train them again.`,
  });
}
