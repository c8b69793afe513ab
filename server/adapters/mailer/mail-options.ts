import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { isMailbox } from '#core/letters/is-mailbox.ts';
import { type MailAddress, MailError, type OutgoingMail } from '#server/ports/mailer.ts';

const headerName = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
const messageIdPattern = /^[\w.-]+@[\w.-]+$/;
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

const oneLine = (text: string): string => text.replaceAll(unseen, ' ').trim();

/** The address with its host as mail servers know it; throws where it is not the address of one mailbox. */
function checkAddress({ name, address }: MailAddress): { name: string; address: string } {
  const at = address.lastIndexOf('@');
  const host = domainToASCII(address.slice(at + 1));
  if (!isMailbox(address) || host === '')
    throw new MailError('permanent', 'This is not the address of one mailbox.');
  return { name: oneLine(name ?? ''), address: `${address.slice(0, at)}@${host}` };
}

/** What the library gets of a letter: checked addresses, and headers of one line each. */
export function mailOptions(from: MailAddress, mail: OutgoingMail): SendMailOptions {
  if (!messageIdPattern.test(mail.messageId))
    throw new MailError('permanent', 'This message id is not valid.');
  const headers = Object.entries(mail.headers ?? {}).map(([name, value]) => {
    if (!headerName.test(name)) throw new MailError('permanent', 'This name of a header is not valid.');
    return { key: name, value: oneLine(value) };
  });
  return {
    from: checkAddress(from),
    to: [checkAddress(mail.to)],
    ...(mail.replyTo === undefined ? {} : { replyTo: [checkAddress(mail.replyTo)] }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}>`,
    headers,
    // A letter is what it says: it never fetches anything into itself.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
