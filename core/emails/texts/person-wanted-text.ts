import { contactRows } from '../contact-rows.ts';
import type { EmailContent, EmailOf } from '../email.ts';
import { fact } from '../fact.ts';
import { formatMoment } from '../format-moment.ts';
import { paragraph } from '../paragraph.ts';
import { plainName } from '../plain-name.ts';
import { memberReason } from '../reasons.ts';
import { replyToContact } from '../reply-to-contact.ts';
import { threadBlocks } from '../thread-blocks.ts';
import { turnOffNote } from '../turn-off-note.ts';

export function personWantedText(email: EmailOf<'person-wanted'>): EmailContent {
  const contact = email.contact ?? null;
  const rows = contact === null ? [] : contactRows(contact);
  const isReminder = email.waitingSince !== undefined;
  const replyTo = contact === null ? undefined : replyToContact(contact);
  return {
    subject: isReminder ? 'A visitor is still waiting for a person' : 'A visitor asks for a person',
    preheader: isReminder ? 'Nobody has answered this request yet.' : 'A visitor wants to talk to your team.',
    heading: isReminder ? 'A visitor is still waiting' : 'A visitor asks for a person',
    blocks: [
      paragraph(
        isReminder
          ? 'A visitor asked to talk to your team, and nobody has replied yet. They wrote:'
          : 'In a chat on your website, a visitor asked to talk to your team. They wrote:',
      ),
      { kind: 'quote', text: email.question },
      ...threadBlocks('The conversation before', email.thread),
      {
        kind: 'facts',
        rows: [
          ...rows,
          ['Agent', plainName(email.agentName, 80)],
          ...fact('Page', email.pageUrl ?? null),
          ...fact(
            'Waiting since',
            email.waitingSince === undefined ? null : formatMoment(email.waitingSince),
          ),
        ],
      },
    ],
    action: { label: 'Read the conversation', url: email.url },
    notes: [
      ...(rows.length > 0 ? [] : ['They had not left contact details when this email was sent.']),
      ...(replyTo === undefined ? [] : ['Reply to this email to answer the visitor.']),
      turnOffNote(email.settingsUrl),
    ],
    reason: memberReason,
    ...(replyTo === undefined ? {} : { replyTo }),
  };
}
