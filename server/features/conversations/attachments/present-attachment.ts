import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { attachment } from './attachments.table.ts';

/** A file as the API shows it. */
export function presentAttachment({
  id,
  name,
  kind,
  sizeBytes,
  width,
  height,
}: typeof attachment.$inferSelect): Attachment {
  return { id, name, kind, sizeBytes, width, height };
}
