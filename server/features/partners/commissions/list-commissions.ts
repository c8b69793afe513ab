import { and, eq, ne } from 'drizzle-orm';
import type { Commission } from '#contract/partners/partners.schemas.ts';
import type { Services } from '#server/context.ts';
import { type Page, type PageQuery, pageOf } from '#server/database/page-of.ts';
import { commission } from '../partners.table.ts';
import { selectCommissions } from './select-commissions.ts';

/** The ledger of a partner, newest first. */
export function listCommissions(
  services: Services,
  userId: string,
  query: PageQuery,
): Promise<Page<Commission>> {
  const where = and(eq(commission.partnerId, userId), ne(commission.cents, 0));
  return pageOf(services, commission, where, query, (where, order, limit) =>
    selectCommissions(services, where, order, limit),
  );
}
