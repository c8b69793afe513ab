import { and, desc, eq, isNull } from 'drizzle-orm';
import type { BackupRunKind } from '#contract/operator/operator.ts';
import type { Services } from '#server/context.ts';
import { backupRun } from './backups.table.ts';

/** The last backup or test, or the last that went well; null when there is none. */
export async function findLastRun(
  { db }: Pick<Services, 'db'>,
  kind: BackupRunKind,
  { isGood }: { isGood: boolean },
): Promise<typeof backupRun.$inferSelect | null> {
  const [run] = await db
    .select()
    .from(backupRun)
    .where(and(eq(backupRun.kind, kind), isGood ? isNull(backupRun.error) : undefined))
    .orderBy(desc(backupRun.id))
    .limit(1);
  return run ?? null;
}
