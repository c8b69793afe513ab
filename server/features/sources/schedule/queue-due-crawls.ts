import { eq, sql } from 'drizzle-orm';
import { planIds } from '#contract/plans.ts';
import type { Context, Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findSource } from '#server/features/sources/find-source.ts';
import { source } from '#server/features/sources/sources.table.ts';
import { beginRun } from '#server/features/sources/training/begin-run.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';
import { isPausedByPlan } from '#server/quota/is-paused-by-plan.ts';
import { listOverused } from '#server/quota/list-overused.ts';

export const queueDueCrawlsJob = 'sources.queue-due-crawls';

/** Websites and sources of Notion of one workspace that are queued or read at once for their schedules. */
const mostOfWorkspace = 2;
const mostAtOnce = 50;

interface DueSource extends Record<string, unknown> {
  id: string;
  agent_id: string;
  workspace_id: string;
}

/**
 * Queues websites and Notion whose time has come, the longest due first and a few of each workspace, so that none
 * waits behind a large one. Agents that are paused, workspaces that are suspended and chats that sleep are left for
 * when they are back; so are websites being read.
 */
export async function queueDueCrawls(services: Services): Promise<void> {
  const { rows } = await services.db.execute<DueSource>(sql`
    with busy as (
      select workspace_id, count(*) as count from source
      where kind in ('website', 'notion') and status in ('queued', 'training') group by workspace_id
    ), due as (
      select source.id, source.agent_id, source.workspace_id, source.next_crawl_at,
        coalesce(busy.count, 0) + row_number() over (
          partition by source.workspace_id order by source.next_crawl_at, source.id
        ) as place
      from source
        join agent on agent.id = source.agent_id
        join workspace on workspace.id = source.workspace_id
        left join busy on busy.workspace_id = source.workspace_id
      where source.next_crawl_at <= ${services.clock.now()} and source.status not in ('queued', 'training')
        and agent.status = 'active' and not ${sql.raw(isPausedByPlan)} and workspace.suspended_at is null
        and not coalesce(
          ${services.clock.now()}::timestamptz - workspace.last_active_at
            > make_interval(days => (${sleepingDays()}::jsonb ->> workspace.plan)::int), false)
    )
    select id, agent_id, workspace_id from due where place <= ${mostOfWorkspace}
    order by place, next_crawl_at limit ${mostAtOnce}`);
  for (const row of rows) await queueCrawl(services, row);
}

async function queueCrawl(services: Services, { id, agent_id, workspace_id }: DueSource): Promise<void> {
  const workspace = await findWorkspace(services, workspace_id);
  if (workspace === null) return;
  const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
  await withTransaction(ctx, async (ctx) => {
    // Deleted at this moment: the job is tried again, and then does not find it.
    const row = await findSource(ctx, agent_id, id, 'lock');
    const isStillDue = row.nextCrawlAt !== null && row.nextCrawlAt <= ctx.clock.now();
    if (!isStillDue || row.status === 'queued' || row.status === 'training') return;
    if ((await listOverused(ctx, agent_id)).length > 0) {
      // With more than the plan allows, reading again could only lose text: it answers as it is until the plan allows it.
      const tomorrow = new Date(ctx.clock.now().getTime() + 86_400_000);
      await ctx.db.update(source).set({ nextCrawlAt: tomorrow }).where(eq(source.id, id));
      return;
    }
    await beginRun(ctx, row, { cause: 'schedule' });
  });
}

/** After how many days without activity the chats of each plan sleep; null for never. */
function sleepingDays(): string {
  return JSON.stringify(
    Object.fromEntries(planIds.map((plan) => [plan, entitlementsOf({ plan, addOns: {} }).sleepsAfterDays])),
  );
}
