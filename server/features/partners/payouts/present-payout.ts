import type { Payout } from '#contract/partners/partners.schemas.ts';
import type { payout } from '../partners.table.ts';

export function presentPayout({
  id,
  state,
  cents,
  payTo,
  note,
  requestedAt,
  settledAt,
}: typeof payout.$inferSelect): Payout {
  return {
    id,
    state,
    cents,
    payTo,
    note,
    requestedAt: requestedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}
