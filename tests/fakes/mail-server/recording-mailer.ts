import type { Mailer, OutgoingEmail } from '#server/ports/mailer.ts';

export interface RecordingMailer extends Mailer {
  /** Emails taken, oldest first. */
  sent: OutgoingEmail[];
}

/** Takes every email and keeps it. */
export function createRecordingMailer(): RecordingMailer {
  const sent: OutgoingEmail[] = [];
  return {
    sent,
    async sendEmail(email) {
      sent.push(email);
    },
    deleteEmailsTo: async () => 0,
    close: async () => undefined,
  };
}
