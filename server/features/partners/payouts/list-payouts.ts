import { and, eq, type SQL } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { listPayouts as endpoint } from '#contract/operated-partners/operated-partners.endpoints.ts';
import type { Services } from '#server/context.ts';
import { pageOf } from '#server/database/page-of.ts';
import { payout } from '../partners.table.ts';
import { presentPayout } from './present-payout.ts';

/** The payouts of all partners, newest first; also of those whose account is gone. */
export function listPayouts(
  services: Services,
  { state, payoutId, ...page }: QueryOf<typeof endpoint> & { payoutId?: string },
): Promise<AnswerOf<typeof endpoint>> {
  const where = and(
    state === undefined ? undefined : eq(payout.state, state),
    payoutId === undefined ? undefined : eq(payout.id, payoutId),
  );
  return pageOf(services, payout, where, page, async (where: SQL | undefined, order, limit) => {
    const rows = await services.db.select().from(payout).where(where).orderBy(order).limit(limit);
    return rows.map((row) => ({ ...presentPayout(row), payee: row.payee }));
  });
}
