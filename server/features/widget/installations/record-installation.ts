import { sql } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { isAllowedDomain } from '#core/safety/embedding/is-allowed-domain.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import type { Services } from '#server/context.ts';
import type { PublicAgent } from '#server/features/agents/public/find-public-agent.ts';
import { isOwnOrigin } from '#server/http/hosts/is-own-origin.ts';

/** A page that is loaded all the time writes its row no more often than this. */
const leastMs = 5 * 60_000;
/** Anybody can name hosts: of one agent no more are kept. */
const mostHosts = 50;
const longestPage = 500;

/**
 * Notes that a browser has loaded the script on a page of another website. Where the page is named, its query is left
 * out: it may say who the visitor is. Never fails, as the launcher must be drawn.
 */
export async function recordInstallation(
  c: HonoContext,
  services: Services,
  { id, workspace, settings }: PublicAgent,
): Promise<void> {
  const origin = c.req.header('origin');
  if (origin === undefined || !URL.canParse(origin) || isOwnOrigin(services.config, origin)) return;
  const { host, protocol } = new URL(origin);
  if (!/^https?:$/.test(protocol) || host.length > 255) return;
  const now = services.clock.now();
  const isAllowed = isAllowedDomain(settings.allowedDomains, host);
  try {
    await services.db.execute(sql`
      insert into installation (agent_id, workspace_id, host, page, is_allowed, first_seen_at, last_seen_at)
      select ${id}, ${workspace.id}, ${host}, ${pageOf(c, origin)}, ${isAllowed}, ${now}, ${now}
      where (select count(*) from installation where agent_id = ${id} and host <> ${host}) < ${mostHosts}
      on conflict (agent_id, host) do update
        set page = excluded.page, is_allowed = excluded.is_allowed, last_seen_at = excluded.last_seen_at
        where installation.last_seen_at < ${new Date(now.getTime() - leastMs)}
          or installation.is_allowed <> excluded.is_allowed`);
  } catch (error) {
    services.log.warn({ err: error, agentId: id }, 'Where the script was seen could not be noted');
  }
}

/** The referring page where it is one of the same website, else the website. */
function pageOf(c: HonoContext, origin: string): string {
  const page = webPageUrl(c.req.header('referer'))?.split(/[?#]/, 1)[0];
  const isSame = page !== undefined && URL.canParse(page) && new URL(page).origin === origin;
  return (isSame ? page : `${origin}/`).slice(0, longestPage);
}
