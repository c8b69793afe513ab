import { and, eq, sql } from 'drizzle-orm';
import type { EventPayloads } from '#contract/events.ts';
import type { LeadFields } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { consumeQuota } from '#server/quota/consume-quota.ts';
import { lead } from './leads.table.ts';

export interface NewLead extends LeadFields {
  conversationId?: string | undefined;
  pageUrl?: string | undefined;
  /** What the visitor agreed to. */
  consentText?: string | null | undefined;
}

type Details = Record<keyof LeadFields, string | null>;

/**
 * Stores who left contact details and answers the lead's id. A conversation has one lead: leaving details again in it
 * corrects that lead and counts once. Typing someone's address never changes another visitor's lead. Throws
 * `plan-limit`, and `not-found` for a conversation of another agent or visitor.
 * @param agent one of this workspace, which the caller has loaded
 */
export function storeLead(ctx: Context, agent: { id: string }, input: NewLead): Promise<string> {
  const { conversationId, pageUrl } = input;
  const details: Details = {
    email: input.email ?? null,
    name: input.name ?? null,
    phone: input.phone ?? null,
  };
  if (details.email === null && details.name === null && details.phone === null) {
    throw failure('invalid-input', { message: 'Give at least an email address, a name or a phone number.' });
  }
  return withTransaction(ctx, async (ctx) => {
    if (conversationId !== undefined) {
      // Two captures at once in a conversation make one lead.
      const conversation = await findConversation(ctx, conversationId, 'lock');
      if (conversation.agentId !== agent.id) throw failure('not-found');
      const knownId = await correctLead(ctx, conversationId, details, input.consentText ?? null);
      if (knownId !== null) {
        await recordLead(ctx, 'lead.changed', { agentId: agent.id, leadId: knownId, conversationId });
        return knownId;
      }
    }
    await consumeQuota(ctx, 'leads');
    const row = {
      id: createId('lead'),
      workspaceId: ctx.workspace.id,
      agentId: agent.id,
      conversationId: conversationId ?? null,
      pageUrl: pageUrl ?? null,
      consentText: input.consentText ?? null,
    };
    await ctx.db.insert(lead).values({ ...row, ...details });
    const { agentId, id: leadId } = row;
    await recordLead(ctx, 'lead.captured', { agentId, leadId, conversationId: row.conversationId });
    return leadId;
  });
}

/** The id of the conversation's lead, now with these details; null when it has none yet. */
async function correctLead(
  ctx: Context,
  conversationId: string,
  details: Details,
  consentText: string | null,
): Promise<string | null> {
  const [known] = await ctx.db
    .update(lead)
    .set({
      email: sql`coalesce(${details.email}, ${lead.email})`,
      name: sql`coalesce(${details.name}, ${lead.name})`,
      phone: sql`coalesce(${details.phone}, ${lead.phone})`,
      consentText: sql`coalesce(${consentText}, ${lead.consentText})`,
    })
    .where(and(inWorkspace(ctx, lead), eq(lead.conversationId, conversationId)))
    .returning({ id: lead.id });
  return known?.id ?? null;
}

function recordLead(
  ctx: Context,
  name: 'lead.captured' | 'lead.changed',
  payload: EventPayloads['lead.captured'],
): Promise<void> {
  return recordEvent(ctx.db, ctx.workspace.id, { name, payload });
}
