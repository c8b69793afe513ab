import type { ArchiveStatistics } from '#contract/chat-archives/chat-archives.schemas.ts';
import { measureChats } from '#core/chat-archives/statistics/measure-chats.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import type { Services } from '#server/context.ts';
import { findArchive } from '../find-archive.ts';
import { readColumns } from './read-columns.ts';
import { readCoverage } from './read-coverage.ts';

export interface Measured {
  chatId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  gapMinutes: number;
}

/** Computes the figures of an archive, or of a chat or a span of time of it. */
export async function measureArchive(
  services: Services,
  userId: string,
  archiveId: string,
  { gapMinutes, ...filter }: Measured,
): Promise<ArchiveStatistics> {
  const { zone } = await findArchive(services, userId, archiveId);
  const { columns, personIds } = await readColumns(services, archiveId, filter);
  const figures = measureChats(columns, {
    clock: createZoneClock(zone),
    gapMs: gapMinutes * 60_000,
    personIds,
  });
  return { ...figures, coverage: await readCoverage(services, archiveId, filter) };
}
