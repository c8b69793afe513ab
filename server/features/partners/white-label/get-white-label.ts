import { eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getWhiteLabel as endpoint } from '#contract/partners/partners.endpoints.ts';
import { labelStopsAt } from '#core/partners/label-stops-at.ts';
import type { Services } from '#server/context.ts';
import { pictureUrl } from '#server/features/pictures/picture-url.ts';
import { hostUrl } from '#server/white-label/host-url.ts';
import { whiteLabel } from '../partners.table.ts';
import { labelRecords } from './label-records.ts';

/** What the clients of a partner see in place of the product; null where nothing is set up. */
export async function getWhiteLabel(
  services: Services,
  partnerId: string,
): Promise<AnswerOf<typeof endpoint>> {
  const [found] = await services.db.select().from(whiteLabel).where(eq(whiteLabel.partnerId, partnerId));
  if (found === undefined) return { whiteLabel: null };
  const { host, name, color, supportEmail, senderEmail, termsUrl, privacyUrl, logo, takesMail } = found;
  const { verifiedAt, recordMissingSince, stoppedAt } = found;
  const stopsAt = stoppedAt === null ? labelStopsAt(found) : null;
  return {
    whiteLabel: {
      host,
      name,
      color,
      supportEmail,
      senderEmail,
      termsUrl,
      privacyUrl,
      logoUrl: pictureUrl(logo),
      url: hostUrl(services.config, host).origin,
      takesMail,
      records: labelRecords(services, partnerId, host),
      verifiedAt: verifiedAt?.toISOString() ?? null,
      recordMissingSince: recordMissingSince?.toISOString() ?? null,
      stopsAt: stopsAt?.toISOString() ?? null,
      stoppedAt: stoppedAt?.toISOString() ?? null,
    },
  };
}
