import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { identifiedSession, knownVisitor } from './identity.table.ts';

/** Whether this session of a known visitor of the agent goes on: not signed out, not too old, its secret not deleted. */
export async function isIdentified(
  { db, clock }: Services,
  agentId: string,
  visitorId: string,
  sessionId: string,
): Promise<boolean> {
  const [found] = await db
    .select({ id: identifiedSession.id })
    .from(identifiedSession)
    .innerJoin(knownVisitor, eq(knownVisitor.id, identifiedSession.visitorId))
    .where(
      and(
        eq(identifiedSession.id, sessionId),
        eq(knownVisitor.id, visitorId),
        eq(knownVisitor.agentId, agentId),
        isNull(identifiedSession.endedAt),
        gt(identifiedSession.expiresAt, clock.now()),
      ),
    );
  return found !== undefined;
}
