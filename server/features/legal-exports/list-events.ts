import type { AuditEvent } from '#core/chat-archives/legal/chain-events.ts';
import type { chatArchive, chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import type { legalExport } from './legal-exports.table.ts';

/**
 * What happened to an original up to the last of these packages: received, read with which settings, and each package
 * that was made of it.
 */
export function listEvents(
  { zone }: Pick<typeof chatArchive.$inferSelect, 'zone'>,
  { fileName, sizeBytes, sha256, createdAt, finishedAt, dateOrder, report }: typeof chatImport.$inferSelect,
  made: readonly (typeof legalExport.$inferSelect)[],
): AuditEvent[] {
  return [
    { at: createdAt.toISOString(), what: 'received', details: { fileName, sizeBytes, sha256 } },
    {
      at: (finishedAt ?? createdAt).toISOString(),
      what: 'read',
      details: {
        zone,
        dateOrder,
        messages: report?.read ?? null,
        notUnderstood: report?.unreadCount ?? null,
      },
    },
    ...made.map(({ madeAt, chatTitle, prefix, redacted }) => ({
      at: madeAt.toISOString(),
      what: 'package made',
      details: { chat: chatTitle, prefix, ...(redacted === '' ? {} : { redacted }) },
    })),
  ];
}
