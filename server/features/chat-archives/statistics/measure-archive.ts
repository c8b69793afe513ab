import { and, eq, inArray } from 'drizzle-orm';
import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { basicFigures } from '#core/chat-archives/statistics/basic-figures.ts';
import type { Services } from '#server/context.ts';
import type { ThreadTask } from '#server/ports/threads.ts';
import { archivePerson } from '../chat-archives.table.ts';
import { findArchive } from '../find-archive.ts';
import { limitsOf } from '../quota/limits-of.ts';
import type { measureInThread } from './measure-in-thread.ts';
import type { ColumnFilter } from './read-columns.ts';
import { readCoverage } from './read-coverage.ts';

export interface Measured extends ColumnFilter {
  gapMinutes: number;
}

const measuring: ThreadTask<typeof measureInThread> = {
  module: new URL('./measure-in-thread.ts', import.meta.url).href,
  name: 'measureInThread',
};

/** Computes the figures of an archive, or of a chat or a span of time of it; on Free only those that count messages. */
export async function measureArchive(
  services: Services,
  userId: string,
  archiveId: string,
  { gapMinutes, ...filter }: Measured,
  signal?: AbortSignal,
): Promise<ArchiveStatistics> {
  const { zone } = await findArchive(services, userId, archiveId);
  const [measured, coverage, { measuresAll }] = await Promise.all([
    services.threads.run(
      measuring,
      { archiveId, filter, zone, gapMs: gapMinutes * 60_000 },
      { tenant: userId, signal },
    ),
    readCoverage(services, archiveId, filter),
    limitsOf(services, userId),
  ]);
  const figures = measuresAll ? measured : basicFigures(measured);
  const names = await readNames(
    services,
    archiveId,
    figures.people.map(({ personId }) => personId),
  );
  const people = figures.people.map((person) => ({ ...person, name: names.get(person.personId) ?? '' }));
  return { ...figures, people, coverage };
}

async function readNames(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ number: archivePerson.number, name: archivePerson.name })
    .from(archivePerson)
    .where(and(eq(archivePerson.archiveId, archiveId), inArray(archivePerson.number, personIds.map(Number))));
  return new Map(rows.map(({ number, name }) => [String(number), name]));
}
