import { lt } from 'drizzle-orm';
import type { BackupRunKind } from '#contract/operator/operator.ts';
import type { Services } from '#server/context.ts';
import { withSessionLock } from '#server/database/with-session-lock.ts';
import type { Backups } from '#server/ports/backups.ts';
import { backupRun } from './backups.table.ts';
import { emailFailure } from './email-failure.ts';
import { findLastRun } from './find-last-run.ts';
import { recordRun } from './record-run.ts';

const hourMs = 3_600_000;
/** A little less than a day and a week: the job that asks comes once an hour. */
const backupEveryMs = 23.5 * hourMs;
const testEveryMs = 7 * 24 * hourMs - hourMs / 2;
const testAgainMs = backupEveryMs;
const keptMs = 366 * 24 * hourMs;

/**
 * Writes a backup when the last good one is a day old, and tests the newest one when the last test is a week old, or a
 * day when it failed. Only one process does so at a time.
 */
export async function keepBackups(services: Services, signal: AbortSignal): Promise<void> {
  const { backups, pool } = services;
  if (backups === null) return;
  await withSessionLock(pool, 'backups', async () => {
    await writeWhenDue(services, backups, signal);
    await orEmail(services, 'test', backups, signal, () => testWhenDue(services, backups, signal));
  });
}

/** What fails is emailed to the operators and thrown again, unless the process stops. */
async function orEmail(
  services: Services,
  kind: BackupRunKind,
  { place }: Backups,
  signal: AbortSignal,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    // What was thrown says more than that it could not be told.
    if (!signal.aborted)
      await emailFailure(services, kind, place, error).catch((unsent: unknown) =>
        services.log.error({ err: unsent }, 'the email about a failed backup could not be queued'),
      );
    throw error;
  }
}

async function writeWhenDue(services: Services, backups: Backups, signal: AbortSignal): Promise<void> {
  const { db, clock } = services;
  const last = await findLastRun(services, 'backup', { isGood: true });
  if (last !== null && clock.now().getTime() - last.endedAt.getTime() < backupEveryMs) return;
  await orEmail(services, 'backup', backups, signal, () =>
    recordRun(services, 'backup', null, signal, () => backups.write(clock.now(), signal)),
  );
  await deleteOld(services, backups);
  await db.delete(backupRun).where(lt(backupRun.endedAt, new Date(clock.now().getTime() - keptMs)));
}

async function testWhenDue(services: Services, backups: Backups, signal: AbortSignal): Promise<void> {
  const last = await findLastRun(services, 'test', { isGood: false });
  const pauseMs = last?.error === null ? testEveryMs : testAgainMs;
  if (last !== null && services.clock.now().getTime() - last.endedAt.getTime() < pauseMs) return;
  const newest = (await backups.list())[0];
  if (newest === undefined) return;
  await recordRun(services, 'test', newest.name, signal, async () => ({
    name: newest.name,
    sizeBytes: newest.sizeBytes,
    ...(await backups.prove(newest.name, signal)),
  }));
}

/** Keeps the newest ones, and the last that passed a test. */
async function deleteOld(services: Services, backups: Backups): Promise<void> {
  const proven = await findLastRun(services, 'test', { isGood: true });
  for (const { name } of (await backups.list()).slice(services.config.BACKUP_KEEP))
    if (name !== proven?.name) await backups.delete(name);
}
