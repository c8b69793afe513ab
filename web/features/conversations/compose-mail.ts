import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import { mailtoUrl } from '#core/safety/links/mailto-url.ts';

/** Some mail programs cut longer addresses. */
const quoteLength = 600;

/**
 * Address of a mail to the visitor that names and quotes what they asked: the last question, not the human request
 * or the thanks that may have come after it.
 */
export function composeMail(
  address: string,
  messages: readonly Pick<Message, 'role' | 'text' | 'outcome'>[],
): string {
  const asked = messages.findLast(
    ({ role }, index) =>
      role === 'user' && !['handoff', 'smalltalk'].includes(messages[index + 1]?.outcome ?? ''),
  );
  const question = (asked ?? messages.find(({ role }) => role === 'user'))?.text;
  if (question === undefined) return mailtoUrl(address);
  const subject = `Re: ${shortenText(question, 80)}`;
  const body = `\r\n\r\nYou asked us:\r\n> ${shortenText(question, quoteLength)}\r\n`;
  return mailtoUrl(address, { subject, body });
}
