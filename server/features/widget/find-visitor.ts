import type { Context as HonoContext } from 'hono';
import { visitorTokenHeader } from '#contract/widget/widget.ts';
import type { Services } from '#server/context.ts';
import { verifyToken } from '#server/http/tokens/verify-token.ts';
import type { Visitor } from './create-visitor.ts';
import { visitorTokenPurpose } from './visitor-token-purpose.ts';

/** The visitor of this agent that the header's token names; null without a token, and for any other token. */
export function findVisitor(c: HonoContext, services: Services, agentId: string): Visitor | null {
  const token = c.req.header(visitorTokenHeader);
  if (token === undefined) return null;
  const visitorId = verifyToken(services.secretKey, visitorTokenPurpose(agentId), token);
  return visitorId === null ? null : { visitorId, token };
}
