import type { Context as HonoContext } from 'hono';
import { isAllowedDomain } from '#core/safety/is-allowed-domain.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import type { PublicAgent } from '#server/features/agents/find-public-agent.ts';

/**
 * Throws `domain-not-allowed` for a page that may not show this agent. A brake on use from other websites, not a wall:
 * a browser tells where a call comes from, another program need not. The chat itself runs in our own frame, which the
 * browser shows on allowed websites only.
 */
export function checkDomain(c: HonoContext, services: Services, agent: PublicAgent): void {
  const origin = c.req.header('origin');
  if (origin === undefined) return;
  const own = [baseUrl(services.config), services.config.WIDGET_ORIGIN, new URL(c.req.url).origin];
  if (own.includes(origin)) return;
  const host = URL.canParse(origin) ? new URL(origin).host : origin;
  if (!isAllowedDomain(agent.settings.allowedDomains, host)) throw failure('domain-not-allowed');
}
