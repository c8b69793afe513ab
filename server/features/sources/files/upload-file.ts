import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { deleteUnstoredFile } from '#server/http/uploads/delete-unstored-file.ts';
import { saveUpload } from '#server/http/uploads/save-upload.ts';
import { assertQuota } from '#server/quota/assert-quota.ts';
import { storeSource } from '../store-source.ts';
import { sourceUploadRules } from './source-upload-rules.ts';

/**
 * Takes the one file of a multipart request and sends it to training. Answers the id of its source.
 */
export async function uploadFile(ctx: Context, agentId: string, request: Request): Promise<string> {
  await findAgent(ctx, agentId);
  // Checked again, under a lock, when the file is here; this spares the upload.
  await assertQuota(ctx, { files: 1, characters: 1 }, { agentId });
  const saved = await saveUpload(ctx, request, sourceUploadRules);
  try {
    return await storeSource(ctx, agentId, { kind: 'file', ...saved });
  } catch (error) {
    await deleteUnstoredFile(ctx, saved.fileId, error);
    throw error;
  }
}
