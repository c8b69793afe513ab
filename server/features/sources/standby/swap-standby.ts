import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { StandbyText } from './standby-text.ts';

/**
 * Makes the standby texts of an agent's documents answer, in one statement, and keeps those that answered until now in
 * their place. Needs the lock of the agent.
 * @param which of which kind, and which documents of those
 * @returns how many were changed
 */
export async function swapStandby(
  ctx: Context,
  agentId: string,
  { kind, which }: { kind: StandbyText['kind']; which: SQL },
): Promise<number> {
  const becomes: StandbyText['kind'] = kind === 'waiting' ? 'before' : 'waiting';
  const { rowCount } = await ctx.db.execute(sql`
    update document set
      standby = jsonb_build_object(
        'kind', ${becomes}::text, 'version', live_version, 'title', title, 'url', url,
        'characters', case when live_version > 0 then characters else 0 end, 'contentHash', content_hash, 'etag', etag,
        'lastModified', last_modified, 'bodyHash', body_hash, 'textHash', text_hash,
        'readingVersion', reading_version, 'readAt', read_at,
        'embeddedModel', case when embedded_version = live_version then embedded_model end),
      embedded_version = case when standby ->> 'embeddedModel' is null then 0 else (standby ->> 'version')::int end,
      embedded_model = standby ->> 'embeddedModel',
      live_version = (standby ->> 'version')::int, title = standby ->> 'title', url = standby ->> 'url',
      characters = (standby ->> 'characters')::int, content_hash = standby ->> 'contentHash', etag = standby ->> 'etag',
      last_modified = standby ->> 'lastModified', body_hash = standby ->> 'bodyHash',
      text_hash = standby ->> 'textHash', reading_version = (standby ->> 'readingVersion')::int,
      read_at = (standby ->> 'readAt')::timestamptz, updated_at = ${ctx.clock.now()}
    where agent_id = ${agentId} and standby ->> 'kind' = ${kind} and ${which}`);
  if (rowCount)
    await ctx.db.execute(sql`update agent set index_version = index_version + 1 where id = ${agentId}`);
  return rowCount ?? 0;
}
