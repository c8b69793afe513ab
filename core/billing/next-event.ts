import { type BillingEventKind, graceDays, retryDays } from '#contract/billing/billing.ts';
import type { Subscription } from './billing-account.ts';
import { priceOrder } from './price-order.ts';

interface BillingEvent {
  kind: BillingEventKind;
  /** ISO 8601 in UTC. */
  at: string;
}

const dayMs = 86_400_000;

/** What time alone changes next about a subscription, and when; null where it has ended. */
export function nextEvent(subscription: Subscription): BillingEvent | null {
  const { state, periodEnd, failedAt, attempts, cancelsAtEnd, order, nextOrder } = subscription;
  if (state === 'ended') return null;
  if (state === 'past-due' && failedAt !== null) {
    const days = retryDays[attempts - 1] ?? graceDays;
    const at = new Date(Date.parse(failedAt) + days * dayMs).toISOString();
    return { at, kind: days === graceDays ? 'pause' : 'retry' };
  }
  const goesOn = state === 'active' && !cancelsAtEnd && priceOrder(nextOrder ?? order).length > 0;
  return { at: periodEnd, kind: goesOn ? 'renewal' : 'end' };
}
