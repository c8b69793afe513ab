import type { BodyOf } from '#contract/endpoint.ts';
import type { grantPlan as endpoint } from '#contract/operated-workspaces/operated-workspaces.endpoints.ts';
import { addOns, plans } from '#contract/plans.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { setGrant } from '#server/features/workspaces/plan/set-grant.ts';
import { lockOperatedWorkspace } from '../lock-operated-workspace.ts';
import { applyGrant } from './apply-grant.ts';

/**
 * Gives a workspace a plan and add-ons without payment, in place of a grant before. A larger plan that it pays for stays.
 * Fails with `not-found`, or `invalid-input` for an end that is past and for more of an add-on than one workspace may have.
 */
export function grantPlan(
  services: Services,
  workspaceId: string,
  { plan, addOns: given, until, reason }: BodyOf<typeof endpoint>,
): Promise<void> {
  const end = until === null ? null : new Date(until);
  if (end !== null && end <= services.clock.now())
    throw failure('invalid-input', { details: { until: 'Choose a day in the future.' } });
  for (const { id, name, maximum } of addOns) {
    if ((given[id] ?? 0) > maximum)
      throw failure('invalid-input', {
        details: { [`addOns.${id}`]: `${name} can be added up to ${maximum} times.` },
      });
  }
  return withTransaction(services, async (services) => {
    const row = await lockOperatedWorkspace(services, workspaceId);
    await applyGrant(
      services,
      workspaceId,
      await setGrant(services, row, { plan, addOns: given, until: end, reason }),
    );
    await recordAudit(services, {
      action: 'plan.granted',
      workspaceId,
      subject: { id: workspaceId, name: row.name },
      details: { plan: plans[plan].name, until: until?.slice(0, 10) ?? 'further notice', reason },
    });
  });
}
