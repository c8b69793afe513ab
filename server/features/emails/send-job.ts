/** One attempt to send an email. */
export interface SendJob {
  emailId: string;
  /** How many attempts came before; a job that is not the next one does nothing. */
  attempt: number;
}

export const sendEmailJob = 'emails.send';

/** Seconds between two attempts, which come 0, 1, 5 and 30 minutes, 2, 6 and 24 hours after the email was queued. */
export const attemptPauses = [60, 240, 1_500, 5_400, 14_400, 64_800] as const;
