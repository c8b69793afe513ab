import { sparePercent } from '#contract/plans.ts';
import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { memberReason } from '../parts/member-reason.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';
import { turnOffNote } from '../parts/turn-off-note.ts';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-US');

export function budgetWarningText(email: EmailOf<'budget-warning'>, brand: EmailBrand): EmailContent {
  const { percentage, afterLimit } = email;
  const isOver = percentage === 100;
  const name = plainName(email.agentName);
  const amount = `${number.format(email.used)} of ${number.format(email.limit)}`;
  const until = `${date.format(new Date(email.resetsAt))} (UTC)`;
  const then =
    afterLimit === 'engine'
      ? `the embedded engine answers up to ${sparePercent} percent more without charge. Then visitors get the contact form.`
      : 'visitors get the contact form in place of answers.';
  return {
    subject: isOver
      ? "An agent's message budget is used up"
      : `${percentage} percent of an agent's message budget is used`,
    preheader: `${amount} messages of this month.`,
    heading: isOver ? 'The budget is used up' : `${percentage} percent of the budget is used`,
    blocks: [
      paragraph(`${name} has used ${amount} messages of its budget for this month.`),
      paragraph(
        isOver
          ? `Until ${until}, or until you raise the budget, ${then}`
          : `The count starts again on ${until}. At 100 percent ${then}`,
      ),
    ],
    action: { label: 'Change the budget', url: email.url },
    notes: [turnOffNote(email.settingsUrl)],
    reason: memberReason(brand),
  };
}
