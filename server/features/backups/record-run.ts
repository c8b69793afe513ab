import type { BackupRunKind } from '#contract/operator/operator.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import type { WrittenBackup } from '#server/ports/backups.ts';
import { backupRun } from './backups.table.ts';

/**
 * Runs a backup or a test, and notes how it ended; what failed is thrown again. A run that its process was stopped in
 * is not noted: it is taken up again.
 */
export async function recordRun(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: BackupRunKind,
  name: string | null,
  signal: AbortSignal,
  run: () => Promise<WrittenBackup>,
): Promise<void> {
  const startedAt = clock.now();
  const note = (outcome: Partial<typeof backupRun.$inferInsert>) =>
    db
      .insert(backupRun)
      .values({ id: createId('bkr'), kind, name, startedAt, endedAt: clock.now(), ...outcome });
  try {
    await note(await run());
  } catch (error) {
    if (!signal.aborted) await note({ error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
