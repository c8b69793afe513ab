import type { LegalExport } from '#contract/legal-exports/legal-exports.schemas.ts';
import type { legalExport } from './legal-exports.table.ts';

/** A package as the API shows it. */
export function presentLegalExport({
  id,
  importId,
  chatTitle,
  prefix,
  redacted,
  madeAt,
}: typeof legalExport.$inferSelect): LegalExport {
  return { id, importId, chatTitle, prefix, redacted, madeAt: madeAt.toISOString() };
}
