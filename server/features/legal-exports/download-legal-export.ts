import { hash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { describePackage } from '#core/chat-archives/legal/describe-package.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { accountFiles } from '#server/features/chat-archives/files/account-files.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { logReaderFault } from '#server/features/chat-archives/log-reader-fault.ts';
import { assertExportsLegally } from './assert-exports-legally.ts';
import { findOriginal } from './find-original.ts';
import { legalExport } from './legal-exports.table.ts';
import { listEvents } from './list-events.ts';

/** No clock is in the zip: the same package is the same file. */
const mtime = new Date(1980, 0, 1);

/** A package with its original, as a zip: the same bytes each time. */
export async function downloadLegalExport(
  services: Services,
  userId: string,
  { archiveId, exportId }: { archiveId: string; exportId: string },
): Promise<Response> {
  const archive = await findArchive(services, userId, archiveId);
  const [found] = await services.db.select().from(legalExport).where(eq(legalExport.id, exportId));
  if (found === undefined) throw failure('not-found');
  const original = await findOriginal(services, archiveId, found.importId);
  await assertExportsLegally(services, userId);
  await services.rateLimiter.hit(['legal-export-of-user', userId]);
  const made = await services.db
    .select()
    .from(legalExport)
    .where(eq(legalExport.importId, original.id))
    .orderBy(asc(legalExport.madeAt), asc(legalExport.id));
  const until = made.slice(0, made.findIndex(({ id }) => id === exportId) + 1);
  const originals = await accountFiles(services, userId);
  const bytes = await originals.readFile(original.originalId);
  const composed = await services.chatReader.composePackage({
    bytes,
    tenant: userId,
    settings: {
      uploadName: original.fileName,
      zone: archive.zone,
      dateOrder: original.dateOrder,
      chat: found.chat,
      ...(found.redacted === '' ? {} : { redacted: found.redacted }),
    },
    prefix: found.prefix,
    events: listEvents(archive, original, until),
    madeAt: found.madeAt.toISOString(),
    receivedAt: original.createdAt.toISOString(),
    sha256: original.sha256,
  });
  if (composed.kind === 'refused') {
    logReaderFault(services, composed, { importId: original.id });
    throw failure('cannot-process', { message: composed.sentence });
  }
  const files = new Map(composed.files).set(`originals/${original.fileName}`, bytes);
  files.set(
    'README.txt',
    Buffer.from(describePackage(original.fileName, composed.absentParts, found.redacted !== '')),
  );
  const sums = [...files].map(([name, content]) => `${hash('sha256', content, 'hex')}  ${name}\n`);
  files.set('checksums.txt', Buffer.from(sums.join('')));
  const zip = zipSync(Object.fromEntries(files), { level: 0, mtime });
  return new Response(new Uint8Array(zip), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="legal-export-${composed.manifestHash.slice(0, 12)}.zip"`,
      'Cache-Control': 'no-store',
    },
  });
}
