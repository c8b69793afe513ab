import type { EmailContact, EmailContent } from '../email.ts';
import { isMailbox } from '../is-mailbox.ts';
import { plainName } from './plain-name.ts';

/** Where a reply goes when an address that is one mailbox was left; else undefined. */
export function replyToContact({ name, email }: EmailContact): EmailContent['replyTo'] {
  return email !== null && isMailbox(email) ? { name: plainName(name ?? ''), address: email } : undefined;
}
