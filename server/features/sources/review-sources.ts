import { sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { reviewSources as endpoint } from '#contract/sources/sources.endpoints.ts';
import type { ReviewedPage } from '#contract/sources/sources.schemas.ts';
import { thinPageCharacters } from '#contract/sources/sources.ts';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';

const shown = 20;

interface Row extends Record<string, unknown>, ReviewedPage {
  total: string;
}

interface Copy extends Row {
  originalSourceId: string;
  originalPageId: string;
  originalTitle: string;
  originalUrl: string | null;
  originalCharacters: number;
}

/**
 * What of an agent's sources is probably of no use: pages and files that say hardly anything, and content that another
 * source has too. Texts and questions that somebody wrote are never too short.
 */
export async function reviewSources(ctx: Context, agentId: string): Promise<AnswerOf<typeof endpoint>> {
  await findAgent(ctx, agentId);
  const page = sql`document.source_id as "sourceId", document.id as "pageId", document.title, document.url,
    document.characters, count(*) over () as total`;
  const isLive = sql`document.agent_id = ${agentId} and document.workspace_id = ${ctx.workspace.id}
    and document.live_version > 0 and not document.is_removed`;
  const thin = await ctx.db.execute<Row>(sql`
    select ${page} from document join source on source.id = document.source_id
    where ${isLive} and source.kind in ('website', 'file', 'notion')
      and document.characters < ${thinPageCharacters}
    order by document.characters, document.id limit ${shown}`);
  const copies = await ctx.db.execute<Copy>(sql`
    select ${page}, original.source_id as "originalSourceId", original.id as "originalPageId",
      original.title as "originalTitle", original.url as "originalUrl",
      original.characters as "originalCharacters"
    from document join lateral (
      select * from document as earlier
      where earlier.agent_id = document.agent_id and earlier.content_hash = document.content_hash
        and earlier.id < document.id and earlier.live_version > 0 and not earlier.is_removed
      order by earlier.id limit 1
    ) as original on true
    where ${isLive} and document.content_hash is not null
    order by document.id desc limit ${shown}`);
  return {
    thin: thin.rows.map(presentPage),
    thinTotal: Number(thin.rows[0]?.total ?? 0),
    duplicates: copies.rows.map((row) => ({
      ...presentPage(row),
      original: {
        sourceId: row.originalSourceId,
        pageId: row.originalPageId,
        title: row.originalTitle,
        url: row.originalUrl,
        characters: row.originalCharacters,
      },
    })),
    duplicatesTotal: Number(copies.rows[0]?.total ?? 0),
  };
}

const presentPage = ({ sourceId, pageId, title, url, characters }: Row): ReviewedPage => ({
  sourceId,
  pageId,
  title,
  url,
  characters,
});
