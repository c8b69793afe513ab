import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { LegalExports } from '#contract/legal-exports/legal-exports.schemas.ts';
import type { Services } from '#server/context.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { limitsOf } from '#server/features/chat-archives/quota/limits-of.ts';
import { legalExport } from './legal-exports.table.ts';
import { presentLegalExport } from './present-legal-export.ts';

/** The originals that an archive keeps and their packages, newest first. */
export async function listLegalExports(
  services: Services,
  userId: string,
  archiveId: string,
): Promise<LegalExports> {
  await findArchive(services, userId, archiveId);
  const originals = await services.db
    .select()
    .from(chatImport)
    .where(and(eq(chatImport.archiveId, archiveId), isNotNull(chatImport.originalId)))
    .orderBy(desc(chatImport.id));
  const rows = await services.db
    .select({ row: legalExport })
    .from(legalExport)
    .innerJoin(chatImport, eq(chatImport.id, legalExport.importId))
    .where(eq(chatImport.archiveId, archiveId))
    .orderBy(desc(legalExport.id));
  return {
    canExport: (await limitsOf(services, userId)).exportsLegally,
    originals: originals.map(({ id, fileName, sizeBytes, sha256, createdAt }) => ({
      importId: id,
      fileName,
      sizeBytes,
      sha256,
      receivedAt: createdAt.toISOString(),
    })),
    data: rows.map(({ row }) => presentLegalExport(row)),
  };
}
