import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { contactRows } from '../parts/contact-rows.ts';
import { fact } from '../parts/fact.ts';
import { memberReason } from '../parts/member-reason.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';
import { replyToContact } from '../parts/reply-to-contact.ts';
import { threadBlocks } from '../parts/thread-blocks.ts';
import { turnOffNote } from '../parts/turn-off-note.ts';

export function newLeadText(email: EmailOf<'new-lead'>, brand: EmailBrand): EmailContent {
  const replyTo = replyToContact(email);
  return {
    subject: 'You have a new lead',
    preheader: email.wantsPerson
      ? 'A visitor who asked for a person left contact details.'
      : 'A visitor left contact details in a chat.',
    heading: 'A new lead',
    blocks: [
      paragraph(
        email.wantsPerson
          ? 'A visitor who asked for a person left their details in a chat on your website.'
          : 'A visitor left their details in a chat on your website.',
      ),
      {
        kind: 'facts',
        rows: [
          ...contactRows(email),
          ['Agent', plainName(email.agentName, 80)],
          ...fact('Page', email.pageUrl),
        ],
      },
      ...threadBlocks('The conversation', email.thread),
    ],
    action: { label: 'Open the lead', url: email.url },
    notes: [
      ...(replyTo === undefined ? [] : ['Reply to this email to answer the lead.']),
      turnOffNote(email.settingsUrl),
    ],
    reason: memberReason(brand),
    ...(replyTo === undefined ? {} : { replyTo }),
  };
}
