import type { Services } from '#server/context.ts';
import { labelOfMailDomain } from '#server/white-label/label-of-mail-domain.ts';

/** Whether an address is of the form that `createReplyAddress` makes, in a domain whose emails come here. */
export function isReplyAddress({ config, labels }: Services, address: string): boolean {
  const [, host] = /^reply\+[0-9a-z]{26}@(.+)$/.exec(address.toLowerCase()) ?? [];
  if (host === undefined) return false;
  return host === config.INCOMING_MAIL?.domain || labelOfMailDomain(labels, host) !== null;
}
