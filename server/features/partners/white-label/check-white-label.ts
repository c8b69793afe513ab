import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne } from 'drizzle-orm';
import { soundLabelRecord } from '#core/partners/judge-label-record.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { checkPath } from '#server/white-label/check-path.ts';
import { hostUrl } from '#server/white-label/host-url.ts';
import { mailDomain } from '#server/white-label/mail-domain.ts';
import { whiteLabel } from '../partners.table.ts';
import { findWhiteLabel } from './find-white-label.ts';
import { hostProof } from './host-proof.ts';
import { readOwnerRecord } from './read-owner-record.ts';

/**
 * Checks the host of a white label: a record of its DNS zone must say that it is this partner's, and the host must lead to
 * this installation. From then on it is this partner's, and no longer that of a partner who had it before. Answers what to
 * do where something is missing, else null.
 */
export async function checkWhiteLabel(
  services: Services,
  partnerId: string,
  signal: AbortSignal,
): Promise<string | null> {
  await services.rateLimiter.hit(['white-label-check-of-user', partnerId]);
  const { host } = await findWhiteLabel(services, partnerId);
  const problem =
    (await findNoRecord(services, partnerId, host)) ?? (await leadsElsewhere(services, host, signal));
  if (problem !== null) return problem;
  const takesMail = await leadsMailHere(services, host);
  await withTransaction(services, async ({ db, clock }) => {
    await db
      .update(whiteLabel)
      .set({ verifiedAt: null, ...soundLabelRecord })
      .where(and(eq(whiteLabel.host, host), ne(whiteLabel.partnerId, partnerId)));
    // Not where the host was changed while it was checked.
    await db
      .update(whiteLabel)
      .set({ verifiedAt: clock.now(), takesMail, ...soundLabelRecord })
      .where(and(eq(whiteLabel.partnerId, partnerId), eq(whiteLabel.host, host)));
  });
  await services.labels.refresh();
  return null;
}

const again = 'Changes of DNS records can take an hour to be known everywhere.';

async function findNoRecord(services: Services, partnerId: string, host: string): Promise<string | null> {
  const { record, isThere } = await readOwnerRecord(services, partnerId, host);
  if (isThere === null) return 'The DNS servers did not answer. Please check again in a few minutes.';
  return isThere ? null : `There is no TXT record ${record.name} with your value yet. ${again}`;
}

/** Whether answers by email come here: the mail servers of the domain for them are those of the installation's own. */
async function leadsMailHere({ config, nameRecords }: Services, host: string): Promise<boolean> {
  if (config.INCOMING_MAIL === undefined) return false;
  const [theirs, ours] = await Promise.all(
    [mailDomain(host), config.INCOMING_MAIL.domain].map((domain) =>
      nameRecords.readMailServers(domain).catch(() => []),
    ),
  );
  return ours !== undefined && ours.length > 0 && isDeepStrictEqual(theirs?.sort(), ours.sort());
}

async function leadsElsewhere(services: Services, host: string, signal: AbortSignal): Promise<string | null> {
  const url = hostUrl(services.config, host);
  url.pathname = checkPath;
  const result = await services.pageFetcher.fetchPage({
    url: url.href,
    accept: 'robots',
    mayFollow: () => false,
    signal,
  });
  const isHere =
    result.kind === 'ok' && new TextDecoder().decode(result.body).trim() === hostProof(services, host);
  return isHere
    ? null
    : `${url.origin} does not lead to this installation yet, or has no certificate. Check the CNAME record. ${again}`;
}
