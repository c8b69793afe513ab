import { eq } from 'drizzle-orm';
import { proposeSame, type SameProposal } from '#core/chat-archives/people/propose-same.ts';
import type { Services } from '#server/context.ts';
import { archivePerson } from '#server/features/chat-archives/chat-archives.table.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { pairsOf } from './pairs-of.ts';

/** People of an archive who may be one, without those whom its owner said are not. */
export async function proposeSamePeople(
  services: Pick<Services, 'db'>,
  userId: string,
  archiveId: string,
): Promise<SameProposal[]> {
  const { apart } = await findArchive(services, userId, archiveId);
  const rows = await services.db.select().from(archivePerson).where(eq(archivePerson.archiveId, archiveId));
  const accounts = rows.map(({ number, sameAs, platform, key, name }) => ({
    personId: String(sameAs ?? number),
    platform,
    key,
    name,
  }));
  const refused = new Set(apart);
  return proposeSame(accounts).filter(
    ({ personIds }) => !pairsOf(personIds.map(Number)).some((pair) => refused.has(pair)),
  );
}
