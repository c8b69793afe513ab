import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { VerifiedVisitor } from '#contract/identity/identity.schemas.ts';
import type { VisitorFacts } from '#contract/inbox/inbox.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { findKnownVisitor } from '#server/features/identity/find-known-visitor.ts';
import type { KnownVisitorRow } from '#server/features/identity/identity.table.ts';
import { ownAgents } from '#server/own-agents.ts';
import { readVisit } from './read-visit.ts';

const most = 10;

/** What is known of the visitor of a conversation beyond their lead; `not-found` for one out of reach. */
export async function getVisitor(ctx: Context, conversationId: string): Promise<VisitorFacts> {
  const { visitorId, pages, ...visit } = await readVisit(ctx, conversationId, 100);
  const known = visitorId === null ? null : await findKnownVisitor(ctx, visitorId);
  return {
    ...visit,
    identity: known && presentKnown(known),
    pages: pages.slice(0, most),
    conversations: visitorId === null ? [] : await listOthers(ctx, conversationId, visitorId),
  };
}

function presentKnown(row: KnownVisitorRow): VerifiedVisitor {
  const { userId, email, name, attributes, firstSeenAt, lastSeenAt } = row;
  return {
    userId,
    email,
    name,
    attributes,
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  };
}

async function listOthers(
  ctx: Context,
  conversationId: string,
  visitorId: string,
): Promise<VisitorFacts['conversations']> {
  const rows = await ctx.db
    .select({
      id: conversation.id,
      agentId: conversation.agentId,
      title: conversation.title,
      lastMessageAt: conversation.lastMessageAt,
    })
    .from(conversation)
    .where(
      and(
        inWorkspace(ctx, conversation),
        ownAgents(ctx, conversation.agentId),
        isNotNull(conversation.visitorId),
        eq(conversation.visitorId, visitorId),
        ne(conversation.id, conversationId),
      ),
    )
    .orderBy(desc(conversation.id))
    .limit(most);
  return rows.map((row) => ({ ...row, lastMessageAt: row.lastMessageAt.toISOString() }));
}
