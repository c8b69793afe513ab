import type { Context as HonoContext } from 'hono';
import { visitorTokenHeader } from '#contract/widget/widget.ts';
import type { Services } from '#server/context.ts';
import { isIdentified } from '#server/features/identity/is-identified.ts';
import { verifyToken } from '#server/http/tokens/verify-token.ts';
import type { Visitor } from './create-visitor.ts';
import { visitorPrefixes } from './visitor-kind.ts';
import { visitorTokenPurpose } from './visitor-token-purpose.ts';

/**
 * The visitor of this agent that the header's token names; null without a token, and for any other token. An unknown
 * visitor costs no query. A known one is looked up, as their token ends when they sign out of the website.
 */
export async function findVisitor(
  c: HonoContext,
  services: Services,
  agentId: string,
): Promise<Visitor | null> {
  const token = c.req.header(visitorTokenHeader);
  if (token === undefined) return null;
  const signed = verifyToken(services.secretKey, visitorTokenPurpose(agentId), token);
  if (signed === null) return null;
  const [visitorId = '', sessionId] = signed.split(':');
  if (!visitorId.startsWith(`${visitorPrefixes.known}_`)) return { visitorId, token };
  if (sessionId === undefined || !(await isIdentified(services, agentId, visitorId, sessionId))) return null;
  return { visitorId, token, sessionId };
}
