import { sql } from 'drizzle-orm';
import type { PageChangeKind } from '#contract/crawls/crawls.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';

/** Beyond this the end of a text is not kept for comparing. */
const longestText = 100_000;

export interface FoundChange {
  sourceId: string;
  run: number;
  kind: PageChangeKind;
  address: string;
  url: string | null;
  title: string;
  reason: string | null;
  before: string | null;
  after: string | null;
}

/**
 * Notes what a run found changed on a page, in the transaction that makes it so. A run that is not noted has its changes
 * left out. A page that changes twice in one run has changed from its first text to its last.
 */
export async function storeChange(ctx: Context, change: FoundChange): Promise<void> {
  const { sourceId, run, kind, address, url, title, reason, before, after } = change;
  await ctx.db.execute(sql`
    insert into page_change
      (id, workspace_id, source_id, run, address, url, title, kind, reason, before, after, created_at)
    select ${createId('chg')}, workspace_id, source_id, run, ${address}, ${url}, ${title}, ${kind}, ${reason},
      ${before?.slice(0, longestText) ?? null}, ${after?.slice(0, longestText) ?? null}, ${ctx.clock.now()}
    from crawl where source_id = ${sourceId} and run = ${run}
    on conflict (source_id, run, address) do update set
      kind = case when page_change.kind = 'added' and excluded.kind = 'changed' then 'added'
        when page_change.kind = 'gone' and excluded.kind = 'added' then 'changed' else excluded.kind end,
      title = excluded.title, reason = excluded.reason, after = excluded.after`);
}
