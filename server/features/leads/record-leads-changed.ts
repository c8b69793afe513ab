import type { LeadSelection } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';

/**
 * Ends a change of several leads: one event for each agent, however many leads it was. Throws `not-found` where leads
 * were named and none is there.
 * @returns how many leads it was
 */
export async function recordLeadsChanged(
  ctx: Context,
  selection: LeadSelection,
  changed: readonly { agentId: string }[],
): Promise<{ leads: number }> {
  if (changed.length === 0 && 'leadIds' in selection) throw failure('not-found');
  for (const agentId of new Set(changed.map((each) => each.agentId)))
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'leads.changed', payload: { agentId } });
  return { leads: changed.length };
}
