import { and, eq, sql } from 'drizzle-orm';
import type { EventPayloads } from '#contract/events.ts';
import type { LeadFields } from '#contract/leads.schemas.ts';
import { type Context, withTransaction } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { recordEvent } from '#server/jobs/record-event.ts';
import { takeQuota } from '#server/quota/take-quota.ts';
import { lead } from './leads.table.ts';

export interface NewLead extends LeadFields {
  agentId: string;
  conversationId?: string | undefined;
  pageUrl?: string | undefined;
}

/**
 * Stores who left contact details and answers the lead's id. A conversation has one lead: leaving details again in it
 * corrects that lead and counts once. Typing somebody's address never changes another visitor's lead.
 */
export function captureLead(ctx: Context, input: NewLead): Promise<string> {
  const { agentId, conversationId, pageUrl } = input;
  const fields = { email: input.email ?? null, name: input.name ?? null, phone: input.phone ?? null };
  if (fields.email === null && fields.name === null && fields.phone === null) {
    throw failure('invalid-input', { message: 'Give at least an email address, a name or a phone number.' });
  }
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId);
    if (conversationId !== undefined) {
      await lockConversation(ctx, conversationId, agentId);
      const [known] = await ctx.db
        .update(lead)
        .set({
          email: sql`coalesce(${fields.email}, ${lead.email})`,
          name: sql`coalesce(${fields.name}, ${lead.name})`,
          phone: sql`coalesce(${fields.phone}, ${lead.phone})`,
        })
        .where(and(inWorkspace(ctx, lead), eq(lead.conversationId, conversationId)))
        .returning({ id: lead.id });
      if (known !== undefined) {
        await recordLead(ctx, 'lead.changed', { agentId, leadId: known.id, conversationId });
        return known.id;
      }
    }
    await takeQuota(ctx, 'leads');
    const id = createId('lead');
    await ctx.db.insert(lead).values({
      id,
      workspaceId: ctx.workspace.id,
      agentId,
      conversationId: conversationId ?? null,
      pageUrl: pageUrl ?? null,
      ...fields,
    });
    await recordLead(ctx, 'lead.captured', { agentId, leadId: id, conversationId: conversationId ?? null });
    return id;
  });
}

/** Of this agent, and for a visitor one of their own; else `not-found`. Two captures at once make one lead. */
async function lockConversation(ctx: Context, conversationId: string, agentId: string): Promise<void> {
  const [found] = await ctx.db
    .select({ id: conversation.id })
    .from(conversation)
    .where(
      and(
        inWorkspace(ctx, conversation),
        eq(conversation.id, conversationId),
        eq(conversation.agentId, agentId),
        ctx.actor.kind === 'visitor' ? eq(conversation.visitorId, ctx.actor.visitorId) : undefined,
      ),
    )
    .for('update');
  if (found === undefined) throw failure('not-found');
}

function recordLead(
  ctx: Context,
  name: 'lead.captured' | 'lead.changed',
  payload: EventPayloads['lead.captured'],
): Promise<void> {
  return recordEvent(ctx.db, ctx.workspace.id, { name, payload });
}
