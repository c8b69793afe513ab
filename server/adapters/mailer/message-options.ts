import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { isMailbox } from '#core/emails/is-mailbox.ts';
import { type EmailAddress, EmailError, type OutgoingEmail } from '#server/ports/mailer.ts';

const headerName = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
const messageIdPattern = /^[\w.-]+@[\w.-]+$/;
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

const oneLine = (text: string): string => text.replaceAll(unseen, ' ').trim();

/** The address with its host as mail servers know it; throws where it is not the address of one mailbox. */
function checkAddress({ name, address }: EmailAddress): { name: string; address: string } {
  const at = address.lastIndexOf('@');
  const host = domainToASCII(address.slice(at + 1));
  if (!isMailbox(address) || host === '')
    throw new EmailError('permanent', 'This is not a single email address.');
  return { name: oneLine(name ?? ''), address: `${address.slice(0, at)}@${host}` };
}

/** An email that cannot be answered is better than none: an address that is no mailbox is left out. */
function replyTo(email: OutgoingEmail): Pick<SendMailOptions, 'replyTo'> {
  if (email.replyTo === undefined) return {};
  try {
    return { replyTo: [checkAddress(email.replyTo)] };
  } catch (error) {
    if (error instanceof EmailError) return {};
    throw error;
  }
}

/** What the library gets of an email: checked addresses, and headers of one line each. */
export function messageOptions(from: EmailAddress, email: OutgoingEmail): SendMailOptions {
  if (!messageIdPattern.test(email.messageId))
    throw new EmailError('permanent', 'This message id is not valid.');
  const headers = Object.entries(email.headers ?? {}).map(([name, value]) => {
    if (!headerName.test(name)) throw new EmailError('permanent', 'This name of a header is not valid.');
    return { key: name, value: oneLine(value) };
  });
  return {
    from: checkAddress(from),
    to: [checkAddress(email.to)],
    ...replyTo(email),
    subject: oneLine(email.subject),
    text: email.text,
    html: email.html,
    messageId: `<${email.messageId}>`,
    headers,
    // An email is what it says: it never fetches anything into itself.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
