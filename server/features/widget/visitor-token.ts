import type { World } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { signToken, verifyToken } from '#server/http/sign-token.ts';

/** A visitor is whoever holds this token: it is signed for one agent, and nothing is stored for it. */
export function makeVisitor(world: World, agentId: string): { visitorId: string; token: string } {
  const visitorId = createId('vis');
  return { visitorId, token: signToken(world.secretKey, `visitor of ${agentId}`, visitorId) };
}

export function visitorOf(world: World, agentId: string, token: string | undefined): string | null {
  return token === undefined ? null : verifyToken(world.secretKey, `visitor of ${agentId}`, token);
}
