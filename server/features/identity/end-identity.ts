import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { Failure } from '#server/failure.ts';
import { hashIdentityToken } from './hash-identity-token.ts';
import { identifyVisitor } from './identify-visitor.ts';
import { identifiedSession } from './identity.table.ts';

/**
 * The visitor of this token has signed out: what it has opened is over, and it opens nothing more. Nothing happens for a
 * token that would be refused anyway.
 */
export async function endIdentity(ctx: Context, agentId: string, token: string): Promise<void> {
  const end = () =>
    ctx.db
      .update(identifiedSession)
      .set({ endedAt: ctx.clock.now() })
      .where(eq(identifiedSession.tokenHash, hashIdentityToken(token)))
      .returning({ id: identifiedSession.id });
  if ((await end()).length > 0) return;
  try {
    // It was never shown here: it must be stored to be refused later.
    await identifyVisitor(ctx, agentId, token, null);
  } catch (error) {
    if (error instanceof Failure && error.code === 'invalid-identity') return;
    throw error;
  }
  await end();
}
