import type { EmailContent, EmailOf } from '../email.ts';
import { paragraph } from '../paragraph.ts';
import { memberReason } from '../reasons.ts';
import { turnOffNote } from '../turn-off-note.ts';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-US');

const overLimit: Record<'messages' | 'leads', (until: string) => string> = {
  messages: (until) =>
    `Until ${until}, or until you choose a larger plan, the chat tells visitors that it cannot answer at the moment.`,
  leads: (until) => `Until ${until}, or until you choose a larger plan, visitors cannot leave their details.`,
};

export function usageWarningText(email: EmailOf<'usage-warning'>): EmailContent {
  const { meter, percentage, planName } = email;
  const isOver = percentage === 100;
  const amount = `${number.format(email.used)} of ${number.format(email.limit)}`;
  const until = `${date.format(new Date(email.resetsAt))} (UTC)`;
  return {
    subject: isOver
      ? `All ${meter} of this month are used`
      : `${percentage} percent of this month's ${meter} are used`,
    preheader: `${amount} on ${planName}.`,
    heading: isOver ? `All ${meter} are used` : `${percentage} percent are used`,
    blocks: [
      paragraph(`You have used ${amount} ${meter} that ${planName} includes per month.`),
      paragraph(isOver ? overLimit[meter](until) : `The count starts again on ${until}.`),
    ],
    action: { label: 'See usage and plans', url: email.url },
    notes: [turnOffNote(email.settingsUrl)],
    reason: memberReason,
  };
}
