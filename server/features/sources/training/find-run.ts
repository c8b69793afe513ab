import { and, eq } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { type SourceRow, source } from '#server/features/sources/sources.table.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import type { TrainJob } from './training-jobs.ts';

export async function findRun(
  services: Services,
  job: TrainJob,
): Promise<{ ctx: Context; row: SourceRow } | null> {
  const workspace = await findWorkspace(services, job.workspaceId);
  if (workspace === null) return null;
  const [row] = await services.db
    .select()
    .from(source)
    .where(
      and(eq(source.id, job.sourceId), eq(source.workspaceId, job.workspaceId), eq(source.run, job.run)),
    );
  const isOpen = row !== undefined && (row.status === 'queued' || row.status === 'training');
  return isOpen ? { ctx: { ...services, workspace, actor: { kind: 'system' } }, row } : null;
}
