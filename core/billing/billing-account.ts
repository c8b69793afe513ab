import type {
  CardBrand,
  InvoiceState,
  PaymentRefusal,
  SubscriptionState,
} from '#contract/billing/billing.ts';
import type { TestCardId } from '#contract/billing/test-cards.ts';
import type { AddOnQuantities, BillingPeriod, PlanId, SoldPlanId } from '#contract/plans.ts';

/** What is paid for: a plan of a workspace with its add-ons, or a plan of a user. */
export interface Order {
  plan: SoldPlanId;
  period: BillingPeriod;
  addOns: AddOnQuantities;
}

/** What a workspace pays for. */
export interface WorkspaceOrder extends Order {
  plan: PlanId;
}

/** A line of an invoice: what, from when to when, and what it costs in cents; below 0 for time that is given back. */
export interface InvoiceLine {
  description: string;
  quantity: number;
  amountCents: number;
  /** ISO 8601 in UTC. */
  from: string;
  to: string;
}

export interface Subscription {
  id: string;
  /** What is paid for at the moment. */
  order: Order;
  /** What is paid for from the end of the period; null for the same. */
  nextOrder: Order | null;
  state: SubscriptionState;
  startedAt: string;
  /** The start that periods are counted from, so that the 31st comes back after February. */
  anchor: string;
  /** How many periods since then have begun. */
  periods: number;
  periodStart: string;
  periodEnd: string;
  cancelsAtEnd: boolean;
  /** When a payment that is still due failed first. */
  failedAt: string | null;
  /** How many attempts at the due payment have failed. */
  attempts: number;
  endedAt: string | null;
}

export interface Card {
  id: string;
  brand: CardBrand;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  /** What happens when it is charged. */
  testCard: TestCardId;
}

export interface AccountInvoice {
  id: string;
  createdAt: string;
  state: InvoiceState;
  paidAt: string | null;
  lines: InvoiceLine[];
  /** In percent of the lines. */
  taxPercent: number;
  taxCents: number;
  totalCents: number;
  /** Why the last attempt failed. */
  refusal: PaymentRefusal | null;
  refunds: { id: string; at: string; cents: number }[];
  /** The buyer has asked their bank to take the payment back. Absent in what was stored before disputes were. */
  isDisputed?: boolean;
}

/** A buyer in the sandbox: plain data that the rules of this folder change. */
export interface BillingAccount {
  id: string;
  cards: Card[];
  defaultCardId: string | null;
  subscription: Subscription | null;
  /** Oldest first. */
  invoices: AccountInvoice[];
  /** How many ids were given; the next one counts on from here. */
  made: number;
  /** How far the clock of this account was moved ahead by hand, to see what happens later. */
  aheadMs?: number;
}
