import type { EmailContent, EmailOf } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { formatMoment } from '../parts/format-moment.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';
import { threadBlocks } from '../parts/thread-blocks.ts';

export function transcriptText(email: EmailOf<'transcript'>, brand: EmailBrand): EmailContent {
  const name = plainName(email.agentName, 80);
  return {
    subject: 'Your conversation in the chat',
    preheader: `A copy of your conversation with ${name}.`,
    heading: 'Your conversation',
    blocks: [
      paragraph('Hello,'),
      paragraph(`Here is the copy of your conversation with ${name} that you asked for in the chat.`),
      ...threadBlocks(`The conversation of ${formatMoment(email.startedAt)}`, email.thread),
    ],
    notes: [
      'What is below “Agent” was written by an AI assistant, which can make mistakes.',
      'If you did not ask for this, someone entered your address by mistake. You can ignore this email.',
    ],
    reason: `You get this email because someone asked ${brand.name} in a chat to send a copy to this address.`,
  };
}
