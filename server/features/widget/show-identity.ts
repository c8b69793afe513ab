import type { Identified } from '#contract/widget/widget.schemas.ts';
import type { Services } from '#server/context.ts';
import type { PublicAgent } from '#server/features/agents/public/find-public-agent.ts';
import { identifyVisitor } from '#server/features/identity/identify-visitor.ts';
import { signToken } from '#server/http/tokens/sign-token.ts';
import type { Visitor } from './visitors/create-visitor.ts';
import { visitorContext } from './visitors/visitor-context.ts';
import { visitorPrefixes } from './visitors/visitor-kind.ts';
import { visitorTokenPurpose } from './visitors/visitor-token-purpose.ts';

/**
 * Believes a signed token about who the visitor is. Their token then names the person and this session.
 * @param before who the device was until now: what an unknown visitor has open becomes theirs, what another person has does not
 */
export async function showIdentity(
  services: Services,
  agent: PublicAgent,
  before: Visitor | null,
  token: string,
): Promise<Identified> {
  const isUnknown = before?.visitorId.startsWith(`${visitorPrefixes.visitor}_`) ?? false;
  const ctx = visitorContext(services, agent, before?.visitorId ?? '');
  const { visitor, sessionId } = await identifyVisitor(
    ctx,
    agent.id,
    token,
    isUnknown && before !== null ? before.visitorId : null,
  );
  const signed = `${visitor.id}:${sessionId}`;
  return {
    visitorToken: signToken(services.secretKey, visitorTokenPurpose(agent.id), signed),
    visitor: { email: visitor.email, name: visitor.name },
  };
}
