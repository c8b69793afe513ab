import { and, eq, exists, gt, type SQL } from 'drizzle-orm';
import type { Referral } from '#contract/partners/partners.schemas.ts';
import { referralState } from '#core/partners/referral-state.ts';
import type { Services } from '#server/context.ts';
import { type Page, type PageQuery, pageOf } from '#server/database/page-of.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { usage } from '#server/quota/quota.table.ts';
import { referral } from '../partners.table.ts';

/** The accounts that came through a user's link, newest first: when, and how far they have come. */
export function listReferrals(services: Services, userId: string, query: PageQuery): Promise<Page<Referral>> {
  const { db } = services;
  const hasAgent = exists(
    db.select({ id: agent.id }).from(agent).where(eq(agent.workspaceId, referral.workspaceId)),
  ) as SQL<boolean>;
  const hasAnswer = exists(
    db
      .select({ used: usage.used })
      .from(usage)
      .where(
        and(eq(usage.workspaceId, referral.workspaceId), eq(usage.meter, 'messages'), gt(usage.used, 0)),
      ),
  ) as SQL<boolean>;
  return pageOf(services, referral, eq(referral.partnerId, userId), query, async (where, order, limit) => {
    const { id, company, createdAt } = referral;
    const rows = await db
      .select({ id, company, createdAt, hasAgent, hasAnswer })
      .from(referral)
      .where(where)
      .orderBy(order)
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      company: row.company,
      state: referralState(row),
      createdAt: row.createdAt.toISOString(),
    }));
  });
}
