import { eq } from 'drizzle-orm';
import type { updateAction as endpoint } from '#contract/actions/actions.endpoints.ts';
import type { Action } from '#contract/actions/actions.schemas.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { actingUserId } from '#server/acting-user-id.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { type ActionRow, action } from './actions.table.ts';
import { encryptHeaders } from './encrypt-headers.ts';
import { findAction } from './find-action.ts';
import { headerValues } from './header-values.ts';
import { presentAction } from './present-action.ts';
import { refuseTakenActionName } from './refuse-taken-action-name.ts';
import { requireCallable } from './require-callable.ts';

/**
 * Changes an action. Secrets that are not given again go to the host that they were given for only: with another one they are
 * forgotten, and the owner is told by email. `invalid-input` for what could not be called, `conflict` for a name that is taken.
 */
export function updateAction(
  ctx: Context,
  agentId: string,
  actionId: string,
  { headers, ...changes }: BodyOf<typeof endpoint>,
): Promise<Action> {
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId, 'lock');
    const row = await findAction(ctx, agentId, actionId);
    const given = headers ?? row.headerNames.map((name) => ({ name }));
    const changed = changeRow(row, changes);
    requireCallable(ctx, { ...changed, headers: given });
    await refuseTakenActionName(ctx, agentId, changed.name, actionId);
    const isElsewhere = new URL(changed.url).origin !== new URL(row.url).origin;
    const stored = isElsewhere ? {} : headerValues(ctx, row);
    const encrypted = encryptHeaders(ctx, actionId, given, stored);
    // Who sends it elsewhere has set it up.
    const createdBy = isElsewhere ? actingUserId(ctx.actor) : row.createdBy;
    const next: ActionRow = { ...changed, ...encrypted, createdBy };
    await ctx.db.update(action).set(next).where(eq(action.id, actionId));
    if (isElsewhere) await noteHost(ctx, next);
    return presentAction(next);
  });
}

async function noteHost(ctx: Context, { id, name, url }: ActionRow): Promise<void> {
  await recordAudit(ctx, {
    action: 'action.redirected',
    workspaceId: ctx.workspace.id,
    subject: { id, name },
  });
  const userId = actingUserId(ctx.actor);
  if (userId !== null)
    await emailSecurityChange(ctx, [userId], { change: 'action-redirected', what: new URL(url).host });
}

/** A row with what was given in place of what it had. */
function changeRow(row: ActionRow, given: Omit<BodyOf<typeof endpoint>, 'headers'>): ActionRow {
  return {
    ...row,
    name: given.name ?? row.name,
    description: given.description ?? row.description,
    isOn: given.isOn ?? row.isOn,
    method: given.method ?? row.method,
    url: given.url ?? row.url,
    body: given.body ?? row.body,
    parameters: given.parameters ?? row.parameters,
    resultPath: given.resultPath ?? row.resultPath,
    reply: given.reply ?? row.reply,
    triggers: given.triggers ?? row.triggers,
    needsConfirmation: given.needsConfirmation ?? row.needsConfirmation,
    timeoutSeconds: given.timeoutSeconds ?? row.timeoutSeconds,
  };
}
