import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { memberReason } from '../parts/member-reason.ts';
import { paragraph } from '../parts/paragraph.ts';
import { turnOffNote } from '../parts/turn-off-note.ts';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-US');

function describeOver({ meter, spare }: EmailOf<'usage-warning'>, until: string): string {
  const end = `Until ${until}, or until you choose a larger plan,`;
  if (meter === 'leads') return `${end} visitors cannot leave their details.`;
  return spare > 0
    ? `${end} the embedded engine answers up to ${number.format(spare)} more messages without charge. Then visitors get the contact form.`
    : `${end} visitors get the contact form in place of answers.`;
}

export function usageWarningText(email: EmailOf<'usage-warning'>, brand: EmailBrand): EmailContent {
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
      paragraph(isOver ? describeOver(email, until) : `The count starts again on ${until}.`),
    ],
    action: { label: 'See usage and plans', url: email.url },
    notes: [turnOffNote(email.settingsUrl)],
    reason: memberReason(brand),
  };
}
