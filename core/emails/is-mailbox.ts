import { emailMaximumLength, emailPattern } from '#contract/email-address/email-address.ts';

/**
 * Whether it is the address of one mailbox and nothing else, by the rule of the contract. A host may also be a single
 * name, such as localhost, which only the network of this server knows.
 */
export function isMailbox(address: string): boolean {
  if (address.length > emailMaximumLength) return false;
  return emailPattern.test(address) || emailPattern.test(`${address}.host`);
}
