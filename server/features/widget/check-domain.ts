import type { Context as HonoContext } from 'hono';
import { isAllowedDomain } from '#core/safety/embedding/is-allowed-domain.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findPublicAgent } from '#server/features/agents/public/find-public-agent.ts';
import { isOwnOrigin } from '#server/http/hosts/is-own-origin.ts';

/**
 * Throws `domain-not-allowed` when a browser calls from a page that may not show this agent, at every call of a visitor. A
 * brake on use from other websites, not a wall: a browser says where a call comes from, another program need not. Calls of
 * our own frame, which the browser shows on allowed websites only, cost no query.
 */
export async function checkDomain(c: HonoContext, services: Services, agentId: string): Promise<void> {
  const origin = c.req.header('origin');
  if (origin === undefined || isOwnOrigin(services.config, origin)) return;
  const { settings } = await findPublicAgent(services, agentId);
  const host = URL.canParse(origin) ? new URL(origin).host : origin;
  if (!isAllowedDomain(settings.allowedDomains, host)) throw failure('domain-not-allowed');
}
