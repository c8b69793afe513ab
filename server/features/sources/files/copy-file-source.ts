import { and, eq } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { Failure } from '#server/failure.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { deleteUnstoredFile } from '#server/http/uploads/delete-unstored-file.ts';
import { source } from '../sources.table.ts';
import { storeSource } from '../store-source.ts';

export interface CopyFileJob {
  workspaceId: string;
  /** Of the file. */
  sourceId: string;
  /** That gets the copy. */
  agentId: string;
}

/**
 * Gives an agent a copy of another one's file. Run twice it copies once: the same file is not taken again. Where the
 * plan has no place for it, or agent or file are gone by now, nothing is copied.
 */
export async function copyFileSource(services: Services, job: CopyFileJob): Promise<void> {
  const workspace = await findWorkspace(services, job.workspaceId);
  if (workspace === null) return;
  const [row] = await services.db
    .select({ config: source.config })
    .from(source)
    .where(and(eq(source.id, job.sourceId), eq(source.workspaceId, job.workspaceId)));
  if (row?.config.kind !== 'file') return;
  const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
  const fileId = createId('fil');
  const { content } = await services.fileStore.openFile(row.config.fileId);
  const saved = await services.fileStore.saveFile(fileId, content);
  try {
    await storeSource(ctx, job.agentId, { ...row.config, ...saved, fileId });
  } catch (error) {
    await deleteUnstoredFile(services, fileId, error);
    if (!(error instanceof Failure)) throw error;
    services.log.info({ sourceId: job.sourceId, reason: error.message }, 'A file was not copied');
  }
}
