import type { Job } from '#server/jobs/job-queue.ts';

/** One attempt to send an email. */
export interface SendJob {
  mailId: string;
  /** How many attempts came before; a job that is not the next one does nothing. */
  attempt: number;
}

/** The name is stored with every waiting job, so it stays. */
export const sendEmailJob = 'mail.send-letter';

/** Seconds between two attempts, which come 0, 1, 5 and 30 minutes, 2, 6 and 24 hours after the email was queued. */
const pauses = [60, 240, 1_500, 5_400, 14_400, 64_800] as const;

export function sendingOf(mailId: string, attempt: number): Job<SendJob> {
  const pause = attempt === 0 ? undefined : pauses[attempt - 1];
  return {
    name: sendEmailJob,
    data: { mailId, attempt },
    ...(pause === undefined ? {} : { startAfterSeconds: pause }),
  };
}

export function isLastAttempt(attempt: number): boolean {
  return attempt >= pauses.length;
}
