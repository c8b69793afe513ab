import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { signToken, verifyToken } from '#server/http/sign-token.ts';

/** A visitor is whoever holds this token: it is signed for one agent, and nothing is stored for it. */
export function makeVisitor(services: Services, agentId: string): { visitorId: string; token: string } {
  const visitorId = createId('vis');
  return { visitorId, token: signToken(services.secretKey, `visitor of ${agentId}`, visitorId) };
}

export function visitorOf(services: Services, agentId: string, token: string | undefined): string | null {
  return token === undefined ? null : verifyToken(services.secretKey, `visitor of ${agentId}`, token);
}
