import { sql } from 'drizzle-orm';
import type { OperatedWorkspace } from '#contract/operator/operator.schemas.ts';
import { meters } from '#contract/plans.ts';
import type { Context, Services } from '#server/context.ts';
import type { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { jobSchema } from '#server/jobs/job-schema.ts';
import { countUsage } from '#server/quota/count-usage.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';

/** A workspace with its first owner, what it has used of each meter, and what went wrong in it. */
export async function presentWorkspace(
  services: Services,
  row: typeof workspace.$inferSelect,
): Promise<OperatedWorkspace> {
  const { id, name, plan, addOns } = row;
  const ctx: Context = { ...services, workspace: { id, plan, addOns }, actor: { kind: 'system' } };
  const [used, health] = await Promise.all([countUsage(ctx, meters), readHealth(services, id)]);
  const { limits } = entitlementsOf({ plan, addOns });
  return {
    id,
    name,
    plan,
    ...health,
    meters: meters.map((meter) => ({ name: meter, used: used[meter], limit: limits[meter] })),
    isGranted: row.planAfterGrant !== null,
    isSuspended: row.suspendedAt !== null,
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: row.lastActiveAt.toISOString(),
  };
}

interface HealthRow extends Record<string, unknown> {
  owner_name: string | null;
  owner_email: string | null;
  failed_sources: string;
  failed_jobs: string;
}

async function readHealth(
  { db }: Services,
  workspaceId: string,
): Promise<Pick<OperatedWorkspace, 'owner' | 'failedSources' | 'failedJobs'>> {
  const { rows } = await db.execute<HealthRow>(sql`
    select owner.name as owner_name, owner.email as owner_email,
      (select count(*) from source where workspace_id = ${workspaceId} and status in ('failed', 'partial'))
        as failed_sources,
      (select count(*) from ${sql.identifier(jobSchema)}.job
        where state = 'failed' and data ->> 'workspaceId' = ${workspaceId}) as failed_jobs
    from (select 1) as one left join lateral (
      select "user".name, "user".email from workspace_member as member join "user" on "user".id = member.user_id
      where member.workspace_id = ${workspaceId} and member.role = 'owner'
      order by member.created_at, member.user_id limit 1
    ) as owner on true`);
  const [row] = rows;
  return {
    owner: row?.owner_email == null ? null : { name: row.owner_name ?? '', email: row.owner_email },
    failedSources: Number(row?.failed_sources),
    failedJobs: Number(row?.failed_jobs),
  };
}
