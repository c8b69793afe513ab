import type { Labels } from './labels.ts';
import { mailDomain } from './mail-domain.ts';
import type { WhiteLabel } from './white-label.ts';

/** The white label whose emails are answered to this domain; null for all other domains. */
export function labelOfMailDomain(labels: Labels, domain: string): WhiteLabel | null {
  const label = labels.ofHost(domain.slice(domain.indexOf('.') + 1));
  return label !== null && mailDomain(label.host) === domain ? label : null;
}
