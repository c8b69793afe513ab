import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { memberReason } from '../parts/member-reason.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';
import { turnOffNote } from '../parts/turn-off-note.ts';

const many: Record<'messages' | 'leads', string> = {
  messages: 'Your agent is getting many more messages than usual.',
  leads: 'Your agent is getting many more leads than usual.',
};

export function burstWarningText(email: EmailOf<'burst-warning'>, brand: EmailBrand): EmailContent {
  return {
    subject: `Unusually many ${email.what} in your chat`,
    preheader: many[email.what],
    heading: `Unusually many ${email.what}`,
    blocks: [
      paragraph(
        `${many[email.what]} While this goes on, the browser of each visitor has to solve a small task before the next one is taken. Visitors notice a short delay at most. Programs that send many are slowed down.`,
      ),
      paragraph(
        'If these are your own visitors, there is nothing to do. If not, you can set how much one visitor may send, list the websites where the chat may appear, or pause the agent.',
      ),
      { kind: 'facts', rows: [['Agent', plainName(email.agentName, 80)]] },
    ],
    action: { label: 'Open the settings of the agent', url: email.url },
    notes: [turnOffNote(email.settingsUrl)],
    reason: memberReason(brand),
  };
}
