const mailbox =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * Whether it is the address of one mailbox and nothing else: no spaces, quotes, commas, brackets or line breaks, with
 * any of which what looks like one address can reach another.
 */
export function isMailbox(address: string): boolean {
  return address.length <= 254 && mailbox.test(address);
}
