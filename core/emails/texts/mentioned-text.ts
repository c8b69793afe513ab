import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { memberReason } from '../parts/member-reason.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';
import { turnOffNote } from '../parts/turn-off-note.ts';

export function mentionedText(email: EmailOf<'mentioned'>, brand: EmailBrand): EmailContent {
  const author = plainName(email.authorName ?? '') || 'Your team';
  return {
    subject: 'You are mentioned in a note',
    preheader: `${author} mentioned you in a note about a conversation.`,
    heading: 'You are mentioned in a note',
    blocks: [
      paragraph(`${author} wrote in a note about a conversation:`),
      { kind: 'quote', text: email.note },
      {
        kind: 'facts',
        rows: [
          ['Visitor asked', email.title],
          ['Agent', plainName(email.agentName, 80)],
        ],
      },
    ],
    action: { label: 'Open the conversation', url: email.url },
    notes: [turnOffNote(email.settingsUrl)],
    reason: memberReason(brand),
  };
}
