import { and, count, eq } from 'drizzle-orm';
import type { createAction as endpoint } from '#contract/actions/actions.endpoints.ts';
import type { Action } from '#contract/actions/actions.schemas.ts';
import { actionsMaximum } from '#contract/actions/actions.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { actingUserId } from '#server/acting-user-id.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { type ActionRow, action } from './actions.table.ts';
import { encryptHeaders } from './encrypt-headers.ts';
import { presentAction } from './present-action.ts';
import { refuseTakenActionName } from './refuse-taken-action-name.ts';
import { requireCallable } from './require-callable.ts';

/**
 * Gives an agent an action. Its creator gets an email, as what visitors write leaves by it. `invalid-input` for what could not be
 * called, `conflict` for a name that is taken, `cannot-process` when there are too many.
 */
export function createAction(ctx: Context, agentId: string, body: BodyOf<typeof endpoint>): Promise<Action> {
  requireCallable(ctx, body);
  return withTransaction(ctx, async (ctx) => {
    // Locked, so that two at once do not pass the limit.
    await findAgent(ctx, agentId, 'lock');
    await refuseTooMany(ctx, agentId);
    await refuseTakenActionName(ctx, agentId, body.name);
    const id = createId('act');
    const createdBy = actingUserId(ctx.actor);
    const { headers, needsConfirmation = body.method !== 'GET', ...fields } = body;
    const row: ActionRow = {
      ...fields,
      ...encryptHeaders(ctx, id, headers),
      id,
      workspaceId: ctx.workspace.id,
      agentId,
      createdBy,
      needsConfirmation,
      createdAt: ctx.clock.now(),
    };
    await ctx.db.insert(action).values(row);
    await recordAudit(ctx, {
      action: 'action.created',
      workspaceId: ctx.workspace.id,
      subject: { id, name: body.name },
    });
    if (createdBy !== null) {
      const what = new URL(body.url).host;
      await emailSecurityChange(ctx, [createdBy], { change: 'action-created', what });
    }
    return presentAction(row);
  });
}

async function refuseTooMany(ctx: Context, agentId: string): Promise<void> {
  const [held] = await ctx.db
    .select({ actions: count() })
    .from(action)
    .where(and(inWorkspace(ctx, action), eq(action.agentId, agentId)));
  if ((held?.actions ?? 0) < actionsMaximum) return;
  const message = `This agent already has ${actionsMaximum} actions. Delete one first.`;
  throw failure('cannot-process', { message });
}
