import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PersonChoice } from '#contract/privacy/privacy.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { booking } from '#server/features/bookings/bookings.table.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { knownVisitor } from '#server/features/identity/identity.table.ts';
import { lead } from '#server/features/leads/leads.table.ts';

export interface PersonData {
  conversationIds: string[];
  leadIds: string[];
  knownVisitorIds: string[];
  bookingIds: string[];
}

/**
 * What is stored about a person. Of a conversation: all conversations of its visitor, the leads left in them, the calls
 * that they booked, and what a signed token said. Of an email address: the leads and bookings with it and the visitors of
 * whom a token said it, each with all conversations of theirs. A typed address is not verified, so the member who asks
 * decides whether that is the person.
 * `not-found` for a conversation out of reach.
 */
export async function findPersonData(ctx: Context, person: PersonChoice): Promise<PersonData> {
  const visitorIds = 'email' in person ? await visitorsOf(ctx, person.email) : [];
  const conversationIds = new Set<string>();
  if ('conversationId' in person) {
    const { visitorId } = await findConversation(ctx, person.conversationId);
    conversationIds.add(person.conversationId);
    if (visitorId !== null) visitorIds.push(visitorId);
  }
  const found = await ctx.db
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(inWorkspace(ctx, conversation), inArray(conversation.visitorId, visitorIds)));
  for (const { id } of found) conversationIds.add(id);
  const byEmail = 'email' in person ? sql`lower(${lead.email}) = ${person.email}` : undefined;
  const leads = await findLeads(ctx, [...conversationIds], byEmail);
  for (const { conversationId } of leads) if (conversationId !== null) conversationIds.add(conversationId);
  const known = await ctx.db
    .select({ id: knownVisitor.id })
    .from(knownVisitor)
    .where(and(inWorkspace(ctx, knownVisitor), inArray(knownVisitor.id, visitorIds)));
  const booked = await ctx.db
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(
        inWorkspace(ctx, booking),
        or(
          inArray(booking.visitorId, visitorIds),
          inArray(booking.conversationId, [...conversationIds]),
          'email' in person ? sql`lower(${booking.email}) = ${person.email}` : undefined,
        ),
      ),
    );
  return {
    conversationIds: [...conversationIds],
    leadIds: leads.map(({ id }) => id),
    knownVisitorIds: known.map(({ id }) => id),
    bookingIds: booked.map(({ id }) => id),
  };
}

/** Visitors who left this address, and those of whom a token said it. */
async function visitorsOf(ctx: Context, email: string): Promise<string[]> {
  const left = await ctx.db
    .selectDistinct({ id: conversation.visitorId })
    .from(lead)
    .innerJoin(conversation, eq(conversation.id, lead.conversationId))
    .where(and(inWorkspace(ctx, lead), sql`lower(${lead.email}) = ${email}`));
  const known = await ctx.db
    .select({ id: knownVisitor.id })
    .from(knownVisitor)
    .where(and(inWorkspace(ctx, knownVisitor), eq(knownVisitor.email, email)));
  return [...new Set([...left, ...known].flatMap(({ id }) => id ?? []))];
}

function findLeads(ctx: Context, conversationIds: string[], more: SQL | undefined) {
  return ctx.db
    .select({ id: lead.id, conversationId: lead.conversationId })
    .from(lead)
    .where(and(inWorkspace(ctx, lead), or(inArray(lead.conversationId, conversationIds), more)));
}
