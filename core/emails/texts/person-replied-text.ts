import type { EmailContent, EmailOf } from '../email.ts';
import { isMailbox } from '../is-mailbox.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';
import { threadBlocks } from '../parts/thread-blocks.ts';

export function personRepliedText(email: EmailOf<'person-replied'>): EmailContent {
  const { replies, thread, replyAddress } = email;
  const name = plainName(email.agentName, 80);
  const takesReplies = replyAddress !== null && isMailbox(replyAddress);
  return {
    subject: 'A reply to your message in the chat',
    preheader: `${name} has an answer for you.`,
    heading: 'You have a reply',
    blocks: [
      paragraph(`You left your email address in a chat with ${name}. This is the reply:`),
      { kind: 'thread', turns: replies },
      ...threadBlocks('The conversation before', thread),
    ],
    notes: [
      takesReplies
        ? 'Reply to this email to answer.'
        : 'To answer, open the chat on the website again. A reply to this email is not read.',
      'If you did not write in that chat, someone entered your address by mistake. You can ignore this email.',
    ],
    reason: `You get this email because someone left this address in a chat with ${name}.`,
    ...(takesReplies && email.isTaken ? { hasReplyLine: true } : {}),
    ...(takesReplies ? { replyTo: { name, address: replyAddress } } : {}),
  };
}
