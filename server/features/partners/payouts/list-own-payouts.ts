import { eq } from 'drizzle-orm';
import type { Payout } from '#contract/partners/partners.schemas.ts';
import type { Services } from '#server/context.ts';
import { type Page, type PageQuery, pageOf } from '#server/database/page-of.ts';
import { payout } from '../partners.table.ts';
import { presentPayout } from './present-payout.ts';

/** What a partner has requested to be paid, newest first. */
export async function listOwnPayouts(
  services: Services,
  userId: string,
  query: PageQuery,
): Promise<Page<Payout>> {
  const own = eq(payout.partnerId, userId);
  const page = await pageOf(services, payout, own, query, (where, order, limit) =>
    services.db.select().from(payout).where(where).orderBy(order).limit(limit),
  );
  return { ...page, data: page.data.map(presentPayout) };
}
