import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { contactRows } from '../parts/contact-rows.ts';
import { fact } from '../parts/fact.ts';
import { formatMoment } from '../parts/format-moment.ts';
import { memberReason } from '../parts/member-reason.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';
import { replyToContact } from '../parts/reply-to-contact.ts';
import { threadBlocks } from '../parts/thread-blocks.ts';
import { turnOffNote } from '../parts/turn-off-note.ts';

export function personWantedText(email: EmailOf<'person-wanted'>, brand: EmailBrand): EmailContent {
  const contact = email.contact ?? null;
  const rows = contact === null ? [] : contactRows(contact);
  const replyTo =
    email.replyAddress === undefined
      ? contact === null
        ? undefined
        : replyToContact(contact)
      : { name: plainName(email.agentName, 80), address: email.replyAddress };
  const { subject, preheader, heading, lead } = wordsOf(email);
  return {
    subject,
    preheader,
    heading,
    blocks: [
      paragraph(lead),
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
      ...replyNotes(email, replyTo !== undefined),
      turnOffNote(email.settingsUrl),
    ],
    reason: memberReason(brand),
    ...(email.replyAddress === undefined ? {} : { hasReplyLine: true }),
    ...(replyTo === undefined ? {} : { replyTo }),
  };
}

function wordsOf({ waitingSince, isEmailed }: EmailOf<'person-wanted'>) {
  if (waitingSince !== undefined)
    return {
      subject: 'A visitor is still waiting for a person',
      preheader: 'Nobody has answered this request yet.',
      heading: 'A visitor is still waiting',
      lead: 'A visitor asked to talk to your team, and nobody has replied yet. They wrote:',
    };
  if (isEmailed)
    return {
      subject: 'A visitor answered by email',
      preheader: 'A visitor answered a reply of your team.',
      heading: 'A visitor answered by email',
      lead: 'A visitor answered a reply of your team by email. They wrote:',
    };
  return {
    subject: 'A visitor asks for a person',
    preheader: 'A visitor wants to talk to your team.',
    heading: 'A visitor asks for a person',
    lead: 'In a chat on your website, a visitor asked to talk to your team. They wrote:',
  };
}

function replyNotes({ replyAddress }: EmailOf<'person-wanted'>, canReply: boolean): string[] {
  if (replyAddress !== undefined)
    return [
      'Reply to this email to answer the visitor. Your reply is sent in the conversation, under your name. Don’t forward this email: anyone who has it could reply in your name.',
    ];
  return canReply ? ['Reply to this email to answer the visitor.'] : [];
}
