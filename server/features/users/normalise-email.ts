/** One spelling for one mailbox, as it is stored and looked up. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
