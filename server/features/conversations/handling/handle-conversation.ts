import type { PresentedHandling } from '#contract/inbox/handling.schemas.ts';
import type { HandleBody } from '#contract/inbox/inbox.schemas.ts';
import type { HandlingAction } from '#contract/inbox/inbox.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { listMembers } from '#server/features/workspaces/members/list-members.ts';
import { findConversation } from '../find-conversation.ts';
import { changeHandling } from './change-handling.ts';
import { findHandling } from './find-handling.ts';
import { findPerson, type Person } from './find-person.ts';
import { isNewHolder } from './is-new-holder.ts';
import { isWithPeople } from './is-with-people.ts';
import { noteSystemEvent } from './note-system-event.ts';

/**
 * Changes who has a conversation, on behalf of a member. Taking over, and closing, ends an answer that is being written, in
 * any process. `conflict` where another member was quicker, `cannot-process` for closing an unanswered request without a
 * reason, `not-found` for a conversation or member out of reach.
 * @param by somebody in Slack; the member who acts where absent
 */
export async function handleConversation(
  ctx: Context,
  conversationId: string,
  { action, version }: Pick<HandleBody, 'action'> & Partial<HandleBody>,
  by?: Person,
): Promise<PresentedHandling> {
  const person = by ?? (await findPerson(ctx));
  const handled = await withTransaction(ctx, async (ctx) => {
    const wanted = await readAction(ctx, action, person);
    const endReason = action.kind === 'close' ? action.reason : undefined;
    if (action.kind === 'close' && !endReason) await refuseUnanswered(ctx, conversationId);
    const { before, after } = await changeHandling(ctx, conversationId, wanted, { version, endReason });
    const noted = { conversationId, person };
    if (action.kind === 'take-over' && isNewHolder(person, before))
      await noteSystemEvent(ctx, 'joined', noted);
    if (action.kind === 'hand-back' && isWithPeople(before)) await noteSystemEvent(ctx, 'handed-back', noted);
    if (action.kind === 'close' && before.holder === 'person') await noteSystemEvent(ctx, 'closed', noted);
    if (action.kind === 'assign') await noteChange(ctx, before.holder, after);
    return findHandling(ctx, conversationId);
  });
  if (handled.holder !== 'agent') ctx.openAnswers.endIn(conversationId);
  return handled;
}

async function readAction(
  ctx: Context,
  action: HandleBody['action'],
  { id: by }: Person,
): Promise<HandlingAction> {
  switch (action.kind) {
    case 'take-over':
    case 'hand-back':
      return { kind: action.kind, by };
    case 'snooze':
      return { kind: 'snooze', until: new Date(action.until) };
    case 'assign':
      if (action.to !== null && (await listMembers(ctx, action.to)).length === 0) throw failure('not-found');
      return { kind: 'assign', to: action.to };
    case 'close':
    case 'reopen':
      return { kind: action.kind };
  }
}

/** A request that nobody has answered is not closed without a reason. */
async function refuseUnanswered(ctx: Context, conversationId: string): Promise<void> {
  const { wantedAt, endedAt, state } = await findConversation(ctx, conversationId, 'lock');
  if (state === 'closed' || wantedAt === null || endedAt !== null) return;
  const message = 'The visitor asked for a person and got no reply. Reply, or say why you close it.';
  throw failure('cannot-process', { message, details: { reason: message } });
}

/** Shows the visitor that another person has the conversation. */
async function noteChange(
  ctx: Context,
  holderBefore: string,
  { id, holder, assigneeId }: { id: string; holder: string; assigneeId: string | null },
): Promise<void> {
  if (holderBefore === 'agent' || holder !== 'person' || assigneeId === null) return;
  await noteSystemEvent(ctx, 'joined', { conversationId: id, person: { id: assigneeId } });
}
