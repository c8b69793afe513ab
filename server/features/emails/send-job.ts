/** One attempt to send an email. The names `mailId` and `mail.send-letter` are stored with waiting jobs, so they stay. */
export interface SendJob {
  mailId: string;
  /** How many attempts came before; a job that is not the next one does nothing. */
  attempt: number;
}

export const sendEmailJob = 'mail.send-letter';

/** Seconds between two attempts, which come 0, 1, 5 and 30 minutes, 2, 6 and 24 hours after the email was queued. */
export const attemptPauses = [60, 240, 1_500, 5_400, 14_400, 64_800] as const;
