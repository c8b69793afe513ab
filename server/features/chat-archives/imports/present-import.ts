import type { ChatImport } from '#contract/chat-imports/chat-imports.schemas.ts';
import type { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';

/** An import as the API shows it. */
export function presentImport(row: typeof chatImport.$inferSelect): ChatImport {
  const { id, fileName, sizeBytes, sha256, status, question, error, report, originalId, createdAt } = row;
  return {
    id,
    fileName,
    sizeBytes,
    sha256,
    status,
    question: status === 'asks' ? question : null,
    error,
    report,
    hasOriginal: originalId !== null,
    createdAt: createdAt.toISOString(),
  };
}
