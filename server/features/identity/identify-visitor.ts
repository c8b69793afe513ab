import { eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { adoptConversation } from '#server/features/conversations/adopt-conversation.ts';
import { hashIdentityToken } from './hash-identity-token.ts';
import { identifiedSession, identitySecret, type KnownVisitorRow, knownVisitor } from './identity.table.ts';
import { type VerifiedToken, verifyIdentityToken } from './verify-identity-token.ts';

/** How long a page may stay open after it has shown a token. */
const sessionMs = 86_400_000;

/**
 * The visitor that a signed token is about, and the session that it opens. The same person has one id on all devices. What
 * an unknown visitor of this device has open becomes theirs. Throws `invalid-identity`, also for a token after which the
 * website has said that the visitor has signed out.
 * @param unknownVisitorId who the device was until now; null for nobody, and for somebody known
 */
export async function identifyVisitor(
  ctx: Context,
  agentId: string,
  token: string,
  unknownVisitorId: string | null,
): Promise<{ visitor: KnownVisitorRow; sessionId: string }> {
  const verified = await verifyIdentityToken(ctx, agentId, token);
  return withTransaction(ctx, async (ctx) => {
    const visitor = await keepVisitor(ctx, agentId, verified);
    const sessionId = await openIdentifiedSession(ctx, visitor.id, verified.secretId, token);
    if (unknownVisitorId !== null) await adoptConversation(ctx, agentId, unknownVisitorId, visitor.id);
    return { visitor, sessionId };
  });
}

async function keepVisitor(
  ctx: Context,
  agentId: string,
  { identity }: VerifiedToken,
): Promise<KnownVisitorRow> {
  const now = ctx.clock.now();
  const { userId, ...said } = identity;
  const [row] = await ctx.db
    .insert(knownVisitor)
    .values({
      id: createId('kno'),
      workspaceId: ctx.workspace.id,
      agentId,
      userId,
      ...said,
      firstSeenAt: now,
      lastSeenAt: now,
    })
    .onConflictDoUpdate({
      target: [knownVisitor.agentId, knownVisitor.userId],
      set: { ...said, lastSeenAt: now },
    })
    .returning();
  if (row === undefined) throw new Error('The visitor was not stored.');
  return row;
}

async function openIdentifiedSession(
  ctx: Context,
  visitorId: string,
  secretId: string,
  token: string,
): Promise<string> {
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + sessionMs);
  const [opened] = await ctx.db
    .insert(identifiedSession)
    .values({ id: createId('ses'), visitorId, secretId, tokenHash: hashIdentityToken(token), expiresAt })
    .onConflictDoUpdate({
      target: identifiedSession.tokenHash,
      set: { expiresAt },
      setWhere: isNull(identifiedSession.endedAt),
    })
    .returning({ id: identifiedSession.id });
  if (opened === undefined)
    throw failure('invalid-identity', { message: 'The visitor has signed out since. Sign a new token.' });
  await ctx.db
    .update(identitySecret)
    .set({ lastUsedAt: now })
    .where(
      sql`${eq(identitySecret.id, secretId)} and coalesce(${identitySecret.lastUsedAt} < ${now.toISOString()}::timestamptz - interval '1 hour', true)`,
    );
  return opened.id;
}
