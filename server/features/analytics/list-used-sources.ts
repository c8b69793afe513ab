import { sql } from 'drizzle-orm';
import type { listUsedSources as endpoint } from '#contract/analytics/analytics.endpoints.ts';
import type { UsedSources } from '#contract/analytics/analytics.schemas.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { tallies } from '#server/counting/tallies.ts';

type Source = UsedSources['data'][number];
type CitedPage = UsedSources['pages'][number];

const shownPages = 10;

/** The sources that are there now, by how many answers of a range cite them, and the pages that are cited most. */
export async function listUsedSources(
  ctx: Context,
  { agentId, ...times }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const scope = { workspaceId: ctx.workspace.id, agentId };
  const ofAgent = agentId === undefined ? sql`` : sql`and source.agent_id = ${agentId}`;
  const [sources, pages] = await Promise.all([
    ctx.db.execute<Source & Record<string, unknown>>(sql`
      select source.id as "sourceId", source.agent_id as "agentId", agent.name as "agentName", source.title, source.kind,
        coalesce(used.messages, 0) as messages
      from source join agent on agent.id = source.agent_id
      left join (${tallies(scope, times, 'source')}) as used on used.key = source.id
      where source.workspace_id = ${ctx.workspace.id} ${ofAgent}
      order by messages desc, source.id`),
    ctx.db.execute<CitedPage & { trained: string; unused: string }>(sql`
      with page as (
        select document.source_id as "sourceId", document.url, document.title, coalesce(used.messages, 0) as messages
        from document join source on source.id = document.source_id
        left join (${tallies(scope, times, 'cited-page')}) as used on used.key = document.source_id || ' ' || document.url
        where source.workspace_id = ${ctx.workspace.id} ${ofAgent} and source.kind = 'website' and document.live_version > 0
      )
      select page.*, (select count(*) from page) as trained, (select count(*) from page where messages = 0) as unused
      from page order by messages desc, url limit ${shownPages}`),
  ]);
  return {
    data: sources.rows,
    pages: pages.rows
      .filter(({ messages }) => messages > 0)
      .map(({ sourceId, url, title, messages }) => ({ sourceId, url, title, messages })),
    trainedPages: Number(pages.rows[0]?.trained ?? 0),
    unusedPages: Number(pages.rows[0]?.unused ?? 0),
  };
}
