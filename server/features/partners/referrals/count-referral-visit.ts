import { eq, sql } from 'drizzle-orm';
import { isRobot } from '#core/partners/is-robot.ts';
import { readReferralCode } from '#core/partners/read-referral-code.ts';
import type { Services } from '#server/context.ts';
import { partner, referralVisit } from '../partners.table.ts';

/**
 * Adds one to the visits of a link on this day, and stores nothing else. Robots and unknown codes are passed over in
 * silence, so that nobody learns here which codes there are. Fails with `rate-limited`.
 */
export async function countReferralVisit(
  services: Services,
  text: string,
  { clientAddress, userAgent }: { clientAddress: string; userAgent: string | undefined },
): Promise<void> {
  await services.rateLimiter.hit(['referral-visit-from-address', clientAddress]);
  const code = readReferralCode(text);
  if (code === null || isRobot(userAgent)) return;
  const [found] = await services.db
    .select({ userId: partner.userId })
    .from(partner)
    .where(eq(partner.code, code));
  if (found === undefined) return;
  await services.rateLimiter.hit(['referral-visit-of-code', code]);
  await services.db
    .insert(referralVisit)
    .values({ partnerId: found.userId, day: services.clock.now().toISOString().slice(0, 10), visits: 1 })
    .onConflictDoUpdate({
      target: [referralVisit.partnerId, referralVisit.day],
      set: { visits: sql`${referralVisit.visits} + 1` },
    });
}
