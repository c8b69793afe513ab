import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  createLegalExport as endpoint,
  LegalExport,
} from '#contract/legal-exports/legal-exports.schemas.ts';
import { legalExportsMaximum } from '#contract/legal-exports/legal-exports.ts';
import { readNumberRanges } from '#contract/legal-exports/read-number-ranges.ts';
import { writeNumberRanges } from '#contract/legal-exports/write-number-ranges.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import type { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { assertExportsLegally } from './assert-exports-legally.ts';
import { findChatOfOriginal } from './find-chat-of-original.ts';
import { findOriginal } from './find-original.ts';
import { legalExport } from './legal-exports.table.ts';
import { presentLegalExport } from './present-legal-export.ts';

/** Notes what a package of an original is to contain. The same choices again are the same package. */
export async function createLegalExport(
  services: Services,
  userId: string,
  archiveId: string,
  { importId, chatId, prefix, redacted: given }: z.output<typeof endpoint.body>,
): Promise<LegalExport> {
  const archive = await findArchive(services, userId, archiveId);
  await assertExportsLegally(services, userId);
  const original = await findOriginal(services, archiveId, importId);
  const redacted = numbersOf(given, original);
  await services.rateLimiter.hit(['legal-export-of-user', userId]);
  const chosen =
    chatId === undefined ? null : await findChatOfOriginal(services, { archive, original }, chatId);
  return withTransaction(services, async (services) => {
    await findArchive(services, userId, archiveId, 'lock');
    await findOriginal(services, archiveId, importId);
    const chat = chosen?.place ?? null;
    const ofImport = eq(legalExport.importId, importId);
    const isSameChat = chat === null ? isNull(legalExport.chat) : eq(legalExport.chat, chat);
    const [known] = await services.db
      .select()
      .from(legalExport)
      .where(and(ofImport, isSameChat, eq(legalExport.prefix, prefix), eq(legalExport.redacted, redacted)));
    if (known !== undefined) return presentLegalExport(known);
    if ((await services.db.$count(legalExport, ofImport)) >= legalExportsMaximum)
      throw failure('plan-limit', {
        message: `An original can have ${legalExportsMaximum} packages. Delete the original and upload it again.`,
      });
    const values = {
      id: createId('leg'),
      importId,
      chat,
      chatTitle: chosen?.title ?? null,
      prefix,
      redacted,
      madeAt: services.clock.now(),
    };
    const [row] = await services.db.insert(legalExport).values(values).returning();
    if (row === undefined) throw failure('internal-error');
    return presentLegalExport(row);
  });
}

/** The numbers in order. One that the original does not have would cover nothing, and nobody would see it. */
function numbersOf(given: string, { report }: Pick<typeof chatImport.$inferSelect, 'report'>): string {
  const ranges = readNumberRanges(given) ?? [];
  const messages = report?.read ?? Infinity;
  if ((ranges.at(-1)?.[1] ?? 0) > messages)
    throw failure('cannot-process', {
      message: `The original has ${messages.toLocaleString('en')} messages: give no number above that.`,
    });
  return writeNumberRanges(ranges);
}
