import { eq } from 'drizzle-orm';
import { getDomain } from 'tldts';
import type { WhiteLabelSettings } from '#contract/partners/partners.schemas.ts';
import { soundLabelRecord } from '#core/partners/judge-label-record.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { isKnownHost } from '#server/http/hosts/is-known-host.ts';
import { ensurePartner } from '../ensure-partner.ts';
import { whiteLabel } from '../partners.table.ts';

/**
 * Sets up what the clients of a partner see. Another host counts once it was checked. `invalid-input` for a host that is the
 * installation's own, and for a sender at another domain than the host's.
 */
export async function saveWhiteLabel(
  services: Services,
  partnerId: string,
  settings: WhiteLabelSettings,
): Promise<void> {
  refuseSettings(services, settings);
  await withTransaction(services, async (services) => {
    await ensurePartner(services, partnerId);
    const { db, clock } = services;
    const [before] = await db
      .select()
      .from(whiteLabel)
      .where(eq(whiteLabel.partnerId, partnerId))
      .for('update');
    const isSameHost = before?.host === settings.host;
    const changed = {
      ...settings,
      ...(isSameHost ? {} : { verifiedAt: null, takesMail: false, ...soundLabelRecord }),
      updatedAt: clock.now(),
    };
    await db
      .insert(whiteLabel)
      .values({ partnerId, ...changed })
      .onConflictDoUpdate({ target: whiteLabel.partnerId, set: changed });
    await recordAudit(services, {
      action: 'white-label.saved',
      workspaceId: null,
      subject: { id: partnerId, name: settings.host },
    });
  });
  await services.labels.refresh();
}

function refuseSettings(
  { config }: Services,
  { host, senderEmail, termsUrl, privacyUrl }: WhiteLabelSettings,
): void {
  const domain = getDomain(host, { allowPrivateDomains: true });
  if (domain === null || host === domain || isKnownHost(config, host))
    throw failure('invalid-input', {
      details: { host: 'Give a subdomain of your own domain, for example chat.example.com.' },
    });
  // They would lead to themselves.
  for (const [field, url] of Object.entries({ termsUrl, privacyUrl }))
    if ((URL.parse(url)?.hostname ?? host) === host)
      throw failure('invalid-input', {
        details: { [field]: `Give the whole address of a page that is not at ${host}.` },
      });
  const senderHost = senderEmail.slice(senderEmail.lastIndexOf('@') + 1);
  if (getDomain(senderHost, { allowPrivateDomains: true }) === domain) return;
  throw failure('invalid-input', { details: { senderEmail: `Give an address at ${domain}.` } });
}
