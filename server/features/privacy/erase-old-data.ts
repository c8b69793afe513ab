import { and, asc, eq, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { booking } from '#server/features/bookings/bookings.table.ts';
import { deleteBookings } from '#server/features/bookings/delete-bookings.ts';
import { countFiles } from '#server/features/conversations/attachments/count-files.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { deleteConversations } from '#server/features/conversations/delete-conversations.ts';
import { deleteKnownVisitors } from '#server/features/identity/delete-known-visitors.ts';
import { knownVisitor } from '#server/features/identity/identity.table.ts';
import { deleteLeads } from '#server/features/leads/delete-leads.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { privacySettings } from './privacy.table.ts';
import { recordErasure } from './record-erasure.ts';

/** In one transaction: nobody waits long for a row. */
const portion = 200;

/**
 * Erases what workspaces keep no longer: conversations by their last message, leads by when they were left, and what signed
 * tokens said of visitors who have not come since. Each workspace gets one note of how much it was.
 */
export async function eraseOldData(services: Services, signal: AbortSignal): Promise<void> {
  const set = await services.db
    .select()
    .from(privacySettings)
    .where(or(isNotNull(privacySettings.conversationDays), isNotNull(privacySettings.leadDays)));
  for (const { workspaceId, conversationDays, leadDays } of set) {
    const workspace = await findWorkspace(services, workspaceId);
    if (workspace === null) continue;
    const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
    let files = 0;
    const conversations = await inPortions(ctx, conversationDays, signal, async (ctx, before) => {
      const erased = await eraseConversations(ctx, before);
      files += erased.files;
      return erased.conversations;
    });
    const leads = await inPortions(ctx, leadDays, signal, eraseLeads);
    await inPortions(ctx, leadDays, signal, eraseBookings);
    await inPortions(ctx, conversationDays, signal, eraseVisitors);
    if (conversations + leads > 0) await recordErasure(ctx, 'retention', { conversations, files, leads });
  }
}

type Erase = (ctx: Context, before: Date) => Promise<number>;

/** How much there was in all; nothing where it is kept for ever. */
async function inPortions(
  ctx: Context,
  days: number | null,
  signal: AbortSignal,
  erase: Erase,
): Promise<number> {
  if (days === null) return 0;
  const before = new Date(ctx.clock.now().getTime() - days * 86_400_000);
  let all = 0;
  for (let done = portion; done === portion; all += done) {
    signal.throwIfAborted();
    done = await withTransaction(ctx, (ctx) => erase(ctx, before));
  }
  return all;
}

async function eraseConversations(
  ctx: Context,
  before: Date,
): Promise<{ conversations: number; files: number }> {
  const old = await ctx.db
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(inWorkspace(ctx, conversation), lt(conversation.lastMessageAt, before)))
    .orderBy(asc(conversation.id))
    .limit(portion);
  const ids = old.map(({ id }) => id);
  const files = await countFiles(ctx, ids);
  return { conversations: await deleteConversations(ctx, ids), files };
}

const eraseLeads: Erase = async (ctx, before) => {
  const old = await ctx.db
    .select({ id: lead.id })
    .from(lead)
    .where(and(inWorkspace(ctx, lead), lt(lead.createdAt, before)))
    .orderBy(asc(lead.id))
    .limit(portion);
  if (old.length === 0) return 0;
  return (await deleteLeads(ctx, { leadIds: old.map(({ id }) => id) })).leads;
};

/** Those of no lead; the others are erased with it. */
const eraseBookings: Erase = async (ctx, before) => {
  const old = await ctx.db
    .select({ id: booking.id })
    .from(booking)
    .where(and(inWorkspace(ctx, booking), isNull(booking.leadId), lt(booking.createdAt, before)))
    .limit(portion);
  await deleteBookings(
    ctx,
    old.map(({ id }) => id),
  );
  return old.length;
};

/** Those who have a conversation that is kept stay known in it. */
const eraseVisitors: Erase = async (ctx, before) => {
  const theirs = ctx.db
    .select({ id: conversation.id })
    .from(conversation)
    .where(eq(conversation.visitorId, knownVisitor.id));
  const old = await ctx.db
    .select({ id: knownVisitor.id })
    .from(knownVisitor)
    .where(and(inWorkspace(ctx, knownVisitor), lt(knownVisitor.lastSeenAt, before), notExists(theirs)))
    .limit(portion);
  await deleteKnownVisitors(
    ctx,
    old.map(({ id }) => id),
  );
  return old.length;
};
