import { and, asc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HandlingAction } from '#contract/inbox/inbox.ts';
import type { Context, Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { conversation } from '../conversations.table.ts';
import { changeHandling } from './change-handling.ts';

const portion = 200;

/**
 * Does what time does: what was snoozed comes back, the agent answers again where a person has said nothing for as long
 * as the workspace has set, and what a former member has is left to the others.
 */
export async function wakeConversations(services: Services, signal: AbortSignal): Promise<void> {
  const now = services.clock.now();
  let after = '';
  for (;;) {
    signal.throwIfAborted();
    const due = await listDue(services, now, after);
    for (const { id, plan, addOns, workspaceId, action } of due) {
      const ctx: Context = {
        ...services,
        workspace: { id: workspaceId, plan, addOns },
        actor: { kind: 'system' },
      };
      await withTransaction(ctx, (ctx) => changeHandling(ctx, id, action));
    }
    after = due.at(-1)?.id ?? '';
    if (due.length < portion) return;
  }
}

async function listDue(services: Services, now: Date, after: string) {
  const { db } = services;
  const isSnoozeOver = and(eq(conversation.state, 'snoozed'), lte(conversation.snoozedUntil, now));
  const isTimeUp = and(
    or(eq(conversation.holder, 'person'), eq(conversation.holder, 'nobody')),
    sql`${conversation.state} <> 'closed'`,
    lte(conversation.handBackAt, now),
  );
  const member = alias(workspaceMember, 'member');
  const isLeft = and(
    eq(conversation.holder, 'person'),
    or(
      isNull(conversation.assigneeId),
      notExists(
        db
          .select({ found: sql`1` })
          .from(member)
          .where(
            and(eq(member.workspaceId, conversation.workspaceId), eq(member.userId, conversation.assigneeId)),
          ),
      ),
    ),
  );
  const rows = await db
    .select({
      id: conversation.id,
      workspaceId: conversation.workspaceId,
      plan: workspace.plan,
      addOns: workspace.addOns,
      isSnoozeOver: sql<boolean>`coalesce(${isSnoozeOver}, false)`,
      isTimeUp: sql<boolean>`coalesce(${isTimeUp}, false)`,
    })
    .from(conversation)
    .innerJoin(workspace, eq(workspace.id, conversation.workspaceId))
    .where(and(or(isSnoozeOver, isTimeUp, isLeft), gt(conversation.id, after)))
    .orderBy(asc(conversation.id))
    .limit(portion);
  return rows.map(({ isSnoozeOver, isTimeUp, ...row }) => ({
    ...row,
    action: actionOf(isSnoozeOver, isTimeUp),
  }));
}

function actionOf(isSnoozeOver: boolean, isTimeUp: boolean): HandlingAction {
  if (isSnoozeOver) return { kind: 'wake' };
  return isTimeUp ? { kind: 'time-up' } : { kind: 'assign', to: null };
}
