import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';

interface SourceUsage {
  links: number;
  files: number;
  characters: number;
}

/**
 * Links (pages that answer), files and characters of one agent, or without one the most that any agent of the
 * workspace has of each: plans limit them per agent.
 */
export async function countSourceUsage(ctx: Context, agentId: string | undefined): Promise<SourceUsage> {
  const ofAgent = agentId === undefined ? sql`true` : sql`source.agent_id = ${agentId}`;
  const result = await ctx.db.execute<{ links: string; files: string; characters: string }>(sql`
    select coalesce(max(links), 0) as links, coalesce(max(files), 0) as files, coalesce(max(characters), 0) as characters
    from (
      select
        sum((select count(*) from document
             where document.source_id = source.id and document.live_version > 0 and source.kind = 'website')) as links,
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
