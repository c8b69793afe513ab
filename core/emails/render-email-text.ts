import type { EmailBlock, EmailContent } from './email.ts';
import type { EmailBrand } from './email-brand.ts';
import { nameSpeaker } from './parts/name-speaker.ts';
import { replyLine } from './parts/reply-line.ts';
import { signEmail } from './parts/sign-email.ts';

const quote = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function writeBlock(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'quote':
      return quote(block.text);
    case 'thread':
      return block.turns.map((turn) => `${nameSpeaker(turn)}:\n${quote(turn.text)}`).join('\n\n');
  }
}

/** The email as plain text: it contains everything that the HTML does. */
export function renderEmailText(content: EmailContent, brand: EmailBrand): string {
  const { heading, blocks, action, notes, reason } = content;
  const parts = [
    ...(content.hasReplyLine ? [replyLine] : []),
    heading,
    ...blocks.map(writeBlock),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...notes,
    `-- \n${signEmail(brand)}\n${reason}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
