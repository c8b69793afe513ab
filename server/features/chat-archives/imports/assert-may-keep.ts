import { and, eq } from 'drizzle-orm';
import { originalsMaximum } from '#contract/legal-exports/legal-exports.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';
import { limitsOf } from '#server/features/chat-archives/quota/limits-of.ts';

/** `plan-limit` unless this archive may keep one more original for legal exports. */
export async function assertMayKeep(
  services: Pick<Services, 'db' | 'config'>,
  userId: string,
  archiveId: string,
): Promise<void> {
  if (!(await limitsOf(services, userId)).exportsLegally)
    throw failure('plan-limit', { message: 'Keeping originals for legal exports is part of ChatGenie Pro.' });
  const isKept = and(eq(chatImport.archiveId, archiveId), eq(chatImport.keepsOriginal, true));
  if ((await services.db.$count(chatImport, isKept)) >= originalsMaximum)
    throw failure('plan-limit', {
      message: `An archive can keep ${originalsMaximum} originals. Delete one first.`,
    });
}
