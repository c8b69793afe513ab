import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { document } from './sources.table.ts';

export interface SourceUsage {
  links: number;
  files: number;
  characters: number;
}

/**
 * Links, files and characters of one agent, or without one the most that any agent of the workspace has of each: plans
 * limit them per agent. Links are the pages that answer; a website that has not come to any yet counts as one, so that
 * two added at once cannot both take the last.
 */
export async function countSourceUsage(ctx: Context, agentId: string | undefined): Promise<SourceUsage> {
  const ofAgent = agentId === undefined ? sql`true` : sql`source.agent_id = ${agentId}`;
  const result = await ctx.db.execute<{ links: string; files: string; characters: string }>(sql`
    select coalesce(max(links), 0) as links, coalesce(max(files), 0) as files, coalesce(max(characters), 0) as characters
    from (
      select
        sum(case when source.kind = 'website' then greatest(
          (select count(*) from document where document.source_id = source.id and document.live_version > 0),
          case when source.status in ('queued', 'training') then 1 else 0 end) end) as links,
        count(*) filter (where kind = 'file') as files,
        sum(characters) as characters
      from source
      where source.workspace_id = ${ctx.workspace.id} and ${ofAgent}
      group by agent_id
    ) as agents`);
  const row = result.rows[0];
  return {
    links: Number(row?.links ?? 0),
    files: Number(row?.files ?? 0),
    characters: Number(row?.characters ?? 0),
  };
}

/** Pages of one source that answer. */
export async function countLivePages(ctx: Context, sourceId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ live: count() })
    .from(document)
    .where(and(eq(document.sourceId, sourceId), gt(document.liveVersion, 0)));
  return row?.live ?? 0;
}
