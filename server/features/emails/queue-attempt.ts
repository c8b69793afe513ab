import type { Services } from '#server/context.ts';
import { attemptPauses, type SendJob, sendEmailJob } from './send-job.ts';

/**
 * Queues the next attempt to send an email: the first one at once, later ones after their pause.
 * @param groupId the workspace whose many emails may not hold up those of others; absent where somebody waits for this one
 */
export async function queueAttempt(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  emailId: string,
  attempt: number,
  groupId?: string,
): Promise<void> {
  const pause = attempt === 0 ? undefined : attemptPauses[attempt - 1];
  await jobs.addJob<SendJob>(db, {
    name: sendEmailJob,
    data: { emailId, attempt },
    ...(groupId === undefined ? {} : { groupId }),
    ...(pause === undefined ? {} : { startAfterSeconds: pause }),
  });
}
