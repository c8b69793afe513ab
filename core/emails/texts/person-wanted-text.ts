import type { EmailContent, EmailOf } from '../email.ts';
import { paragraph } from '../paragraph.ts';
import { plainName } from '../plain-name.ts';
import { memberReason } from '../reasons.ts';
import { turnOffNote } from '../turn-off-note.ts';

export function personWantedText(email: EmailOf<'person-wanted'>): EmailContent {
  return {
    subject: 'A visitor asks for a person',
    preheader: 'A visitor wants to talk to your team.',
    heading: 'A visitor asks for a person',
    blocks: [
      paragraph('In a chat on your website, a visitor asked to talk to your team. They wrote:'),
      { kind: 'quote', text: email.question },
      { kind: 'facts', rows: [['Agent', plainName(email.agentName, 80)]] },
    ],
    action: { label: 'Read the conversation', url: email.url },
    notes: [turnOffNote(email.settingsUrl)],
    reason: memberReason,
  };
}
