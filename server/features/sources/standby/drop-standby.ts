import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { StandbyText } from './standby-text.ts';

/** Deletes the standby texts of this kind of some documents. */
export async function dropStandby(
  ctx: Context,
  { kind, which }: { kind: StandbyText['kind']; which: SQL },
): Promise<void> {
  await ctx.db.execute(sql`
    delete from passage using document
    where passage.document_id = document.id and document.standby ->> 'kind' = ${kind}
      and passage.version = (document.standby ->> 'version')::int and passage.version <> document.live_version
      and ${which}`);
  await ctx.db.execute(
    sql`update document set standby = null where standby ->> 'kind' = ${kind} and ${which}`,
  );
}
