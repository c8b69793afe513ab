import { getDomain } from 'tldts';
import type { WhiteLabelDetails } from '#contract/partners/partners.schemas.ts';
import type { Services } from '#server/context.ts';
import { installationUrl } from '#server/installation-url.ts';
import { mailDomain } from '#server/white-label/mail-domain.ts';
import { labelToken } from './label-token.ts';

/**
 * The DNS records of a white label: where its host leads, whose the domain is that emails come from, and where
 * answers to them go.
 */
export function labelRecords(
  services: Pick<Services, 'secretKey' | 'config'>,
  partnerId: string,
  host: string,
): WhiteLabelDetails['records'] {
  const { config } = services;
  const domain = getDomain(host, { allowPrivateDomains: true }) ?? host;
  const needed: WhiteLabelDetails['records'] = [
    { purpose: 'host', type: 'CNAME', name: host, value: new URL(installationUrl(config)).hostname },
    {
      purpose: 'owner',
      type: 'TXT',
      name: `_agent-chat.${domain}`,
      value: labelToken(services, partnerId, host),
    },
  ];
  return config.INCOMING_MAIL === undefined
    ? needed
    : [
        ...needed,
        { purpose: 'answers', type: 'CNAME', name: mailDomain(host), value: config.INCOMING_MAIL.domain },
      ];
}
