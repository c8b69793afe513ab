import type { BackupRunKind } from '#contract/operator/operator.ts';
import { paths } from '#contract/page-addresses.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { countEmails } from '#server/features/emails/count-emails.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { listOperatorEmails } from '#server/features/users/list-operator-emails.ts';
import { findLastRun } from './find-last-run.ts';

/** A little less than a day, as the test of a backup comes back after one. */
const pauseSeconds = 23 * 3_600;

const emailKinds = { backup: 'backup-failed', test: 'backup-test-failed' } as const;

/** Tells the operators that a backup or a test of one failed: at once, and then once a day for as long as it does. */
export async function emailFailure(
  services: Services,
  run: BackupRunKind,
  place: string,
  error: unknown,
): Promise<void> {
  const kind = emailKinds[run];
  const lastGood = await findLastRun(services, run, { isGood: true });
  const email = {
    kind,
    place,
    error: error instanceof Error ? error.message : String(error),
    lastGoodAt: lastGood?.endedAt.toISOString() ?? null,
    url: baseUrl(services.config) + paths.operatorPage('backups'),
  };
  for (const address of await listOperatorEmails(services))
    await withTransaction(services, async (services) => {
      if ((await countEmails(services, { address, kind, withinSeconds: pauseSeconds })) > 0) return;
      await queueEmail(services, { to: { address }, email });
    });
}
