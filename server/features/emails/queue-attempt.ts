import type { Services } from '#server/context.ts';
import { attemptPauses, type SendJob, sendEmailJob } from './send-job.ts';

/** Queues the next attempt to send an email: the first one at once, later ones after their pause. */
export async function queueAttempt(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  emailId: string,
  attempt: number,
): Promise<void> {
  const pause = attempt === 0 ? undefined : attemptPauses[attempt - 1];
  await jobs.addJob<SendJob>(db, {
    name: sendEmailJob,
    data: { emailId, attempt },
    ...(pause === undefined ? {} : { startAfterSeconds: pause }),
  });
}
