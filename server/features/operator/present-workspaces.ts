import { sql } from 'drizzle-orm';
import type { OperatedWorkspace } from '#contract/operated-workspaces/operated-workspaces.schemas.ts';
import { meters } from '#contract/plans.ts';
import type { Context, Services } from '#server/context.ts';
import type { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { jobSchema } from '#server/jobs/job-schema.ts';
import { countUsage } from '#server/quota/count-usage.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';

type Row = typeof workspace.$inferSelect;
type Health = Pick<OperatedWorkspace, 'owner' | 'failedSources' | 'failedJobs'>;

/** Workspaces with their first owner, what they have used of each meter, and what went wrong in them. */
export async function presentWorkspaces(
  services: Services,
  rows: readonly Row[],
): Promise<OperatedWorkspace[]> {
  const health = await readHealth(
    services,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async (row) => {
      const { id, name, plan, addOns } = row;
      const ctx: Context = { ...services, workspace: { id, plan, addOns }, actor: { kind: 'system' } };
      const used = await countUsage(ctx, meters);
      const { limits } = entitlementsOf({ plan, addOns });
      return {
        id,
        name,
        plan,
        ...(health.get(id) ?? { owner: null, failedSources: 0, failedJobs: 0 }),
        meters: meters.map((meter) => ({ name: meter, used: used[meter], limit: limits[meter] })),
        isGranted: row.planAfterGrant !== null,
        isSuspended: row.suspendedAt !== null,
        createdAt: row.createdAt.toISOString(),
        lastActiveAt: row.lastActiveAt.toISOString(),
      };
    }),
  );
}

interface HealthRow extends Record<string, unknown> {
  id: string;
  owner_name: string | null;
  owner_email: string | null;
  failed_sources: string;
  failed_jobs: string;
}

/** One statement for all of a page: the table of jobs is looked through once. */
async function readHealth({ db }: Services, workspaceIds: readonly string[]): Promise<Map<string, Health>> {
  const { rows } = await db.execute<HealthRow>(sql`
    with failed as materialized (
      select data ->> 'workspaceId' as workspace_id, count(*) as jobs
      from ${sql.identifier(jobSchema)}.job where state = 'failed' group by 1
    )
    select asked.id, owner.name as owner_name, owner.email as owner_email, coalesce(failed.jobs, 0) as failed_jobs,
      (select count(*) from source where source.workspace_id = asked.id and source.status in ('failed', 'partial'))
        as failed_sources
    from unnest(${sql.param([...workspaceIds])}::text[]) as asked (id)
      left join failed on failed.workspace_id = asked.id
      left join lateral (
        select "user".name, "user".email
        from workspace_member as member join "user" on "user".id = member.user_id
        where member.workspace_id = asked.id and member.role = 'owner'
        order by member.created_at, member.user_id limit 1
      ) as owner on true`);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        owner: row.owner_email === null ? null : { name: row.owner_name ?? '', email: row.owner_email },
        failedSources: Number(row.failed_sources),
        failedJobs: Number(row.failed_jobs),
      },
    ]),
  );
}
