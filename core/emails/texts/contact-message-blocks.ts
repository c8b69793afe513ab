import type { ContactMessage, EmailBlock } from '../email.ts';
import { plainName } from '../parts/plain-name.ts';

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Who wrote by the contact form and when, and their words. */
export function contactMessageBlocks({ name, email, message, sentAt }: ContactMessage): EmailBlock[] {
  return [
    {
      kind: 'facts',
      rows: [
        ['Name', plainName(name, 120)],
        ['Email', email],
        ['Sent', `${dateTime.format(new Date(sentAt))} UTC`],
      ],
    },
    { kind: 'quote', text: message },
  ];
}
