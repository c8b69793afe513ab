import type { ChatUpload } from '#contract/chat-imports/chat-imports.schemas.ts';
import type { chatUpload } from '#server/features/chat-archives/chat-archives.table.ts';

/** An upload as the API shows it. */
export function presentUpload({
  id,
  fileName,
  sizeBytes,
  receivedBytes,
  createdAt,
}: typeof chatUpload.$inferSelect): ChatUpload {
  return { id, fileName, sizeBytes, receivedBytes, createdAt: createdAt.toISOString() };
}
