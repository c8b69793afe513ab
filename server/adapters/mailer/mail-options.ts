import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { type MailAddress, MailError, type OutgoingMail } from '#server/ports/mailer.ts';

const localPart = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const hostName =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
const messageIdPattern = /^[\w.-]+@[\w.-]+$/;
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

const oneLine = (text: string): string => text.replaceAll(unseen, ' ').trim();

/**
 * One mailbox and nothing else. No spaces, quotes, commas, brackets or line breaks: with any of them, what looks like
 * one address can reach another.
 */
export function checkAddress({ name, address }: MailAddress): { name: string; address: string } {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const host = domainToASCII(address.slice(at + 1));
  if (at < 1 || address.length > 254 || !localPart.test(local) || !hostName.test(host)) {
    throw new MailError('permanent', 'This is not the address of one mailbox.');
  }
  return { name: oneLine(name ?? ''), address: `${local}@${host}` };
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
