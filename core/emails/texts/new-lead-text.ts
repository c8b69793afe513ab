import type { EmailContent, EmailOf } from '../email.ts';
import { fact } from '../fact.ts';
import { isMailbox } from '../is-mailbox.ts';
import { paragraph } from '../paragraph.ts';
import { plainName } from '../plain-name.ts';
import { memberReason } from '../reasons.ts';
import { turnOffNote } from '../turn-off-note.ts';

export function newLeadText(email: EmailOf<'new-lead'>): EmailContent {
  const name = email.name === null ? null : plainName(email.name, 120);
  const address = email.email !== null && isMailbox(email.email) ? email.email : null;
  return {
    subject: 'You have a new lead',
    preheader: 'A visitor left contact details in a chat.',
    heading: 'A new lead',
    blocks: [
      paragraph('Somebody left their details in a chat on your website.'),
      {
        kind: 'facts',
        rows: [
          ...fact('Name', name),
          ...fact('Email', email.email),
          ...fact('Phone', email.phone),
          ['Agent', plainName(email.agentName, 80)],
          ...fact('Page', email.pageUrl),
        ],
      },
    ],
    action: { label: 'Open the lead', url: email.url },
    notes: [
      ...(address === null ? [] : ['Reply to this email to answer the lead.']),
      turnOffNote(email.settingsUrl),
    ],
    reason: memberReason,
    ...(address === null ? {} : { replyTo: { name: plainName(email.name ?? ''), address } }),
  };
}
