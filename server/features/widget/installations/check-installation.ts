import type { InstallationCheck } from '#contract/widget/widget.schemas.ts';
import { blockedDirectives } from '#core/safety/embedding/blocked-directives.ts';
import { findWidgetScripts } from '#core/safety/embedding/find-widget-scripts.ts';
import { isAllowedDomain } from '#core/safety/embedding/is-allowed-domain.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { createWebsiteRobots } from '#server/features/sources/crawling/create-website-robots.ts';
import { fetchGivenPage } from '#server/features/sources/crawling/fetch-given-page.ts';

const longestMs = 15_000;

/**
 * Looks at a page for the script of an agent: whether the line is there, and whether the allowed domains and the page's
 * content security policy let it work. `cannot-process` with the reason when the page cannot be had.
 */
export async function checkInstallation(
  ctx: Context,
  agentId: string,
  address: string,
  signal: AbortSignal,
): Promise<InstallationCheck> {
  const { allowedDomains } = await findAgent(ctx, agentId);
  const ending = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  const page = await fetchGivenPage(ctx, address, createWebsiteRobots(ctx, ending), signal, ending);
  const { scripts, policies } = findWidgetScripts(new TextDecoder().decode(page.body));
  const own = scripts.find((script) => script.agentId === agentId);
  const { host, origin } = new URL(page.url);
  return {
    url: page.url,
    script: own ? 'found' : scripts.length > 0 ? 'other-agent' : 'missing',
    isAllowed: isAllowedDomain(allowedDomains, host),
    blocked: blockedDirectives([...page.contentPolicies, ...policies], {
      pageOrigin: origin,
      scriptUrl: own?.url ?? `${baseUrl(ctx.config)}/widget.js`,
      nonce: own?.nonce ?? null,
    }),
  };
}
