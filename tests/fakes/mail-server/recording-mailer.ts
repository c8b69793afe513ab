import type { Mailer, OutgoingMail } from '#server/ports/mailer.ts';

export interface RecordingMailer extends Mailer {
  /** Letters taken, oldest first. */
  sent: OutgoingMail[];
}

/** Takes every letter and keeps it. */
export function createRecordingMailer(): RecordingMailer {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    async sendMail(mail) {
      sent.push(mail);
    },
    close: async () => undefined,
  };
}
