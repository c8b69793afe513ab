import { paths } from '#contract/page-addresses.ts';
import type { Services } from '#server/context.ts';
import { listPublicAgents } from '#server/features/agents/public/list-public-agents.ts';

/** A sitemap has at most 50,000 addresses (sitemaps.org), and those of the product are in it too. */
const most = 49_000;

/** The paths of the pages about public agents, for the sitemap. */
export async function listDiscoverPaths(services: Services): Promise<string[]> {
  const { agents } = await listPublicAgents(services, { limit: most });
  return [paths.discover, ...agents.map(({ username }) => paths.publicAgent(username))];
}
