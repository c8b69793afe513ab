import { asc, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { clientWorkspace, commission, partner, payout, referral, referralVisit } from './partners.table.ts';
import { presentPayout } from './payouts/present-payout.ts';
import { getWhiteLabel } from './white-label/get-white-label.ts';

/**
 * For the export of an account: the link, its visits and sign-ups, which workspaces were made for clients, and the
 * white label.
 */
export async function readPartnerExport(services: Services, userId: string): Promise<object> {
  const { db } = services;
  const [link] = await db
    .select({ code: partner.code, createdAt: partner.createdAt })
    .from(partner)
    .where(eq(partner.userId, userId));
  const visits = await db
    .select({ day: referralVisit.day, visits: referralVisit.visits })
    .from(referralVisit)
    .where(eq(referralVisit.partnerId, userId))
    .orderBy(asc(referralVisit.day));
  const referrals = await db
    .select({ company: referral.company, createdAt: referral.createdAt })
    .from(referral)
    .where(eq(referral.partnerId, userId))
    .orderBy(asc(referral.id));
  const clientWorkspaces = await db
    .select({ workspaceId: clientWorkspace.workspaceId, createdAt: clientWorkspace.createdAt })
    .from(clientWorkspace)
    .where(eq(clientWorkspace.createdBy, userId))
    .orderBy(asc(clientWorkspace.workspaceId));
  const commissions = await db
    .select({
      company: commission.company,
      netCents: commission.netCents,
      percent: commission.percent,
      cents: commission.cents,
      occurredAt: commission.occurredAt,
      payoutId: commission.payoutId,
    })
    .from(commission)
    .where(eq(commission.partnerId, userId))
    .orderBy(asc(commission.id));
  const payouts = await db.select().from(payout).where(eq(payout.partnerId, userId)).orderBy(asc(payout.id));
  return {
    referralLink: link ?? null,
    visits,
    referrals,
    clientWorkspaces,
    commissions,
    payouts: payouts.map(presentPayout),
    ...(await getWhiteLabel(services, userId)),
  };
}
