import type { TestCardId } from '#contract/billing/test-cards.ts';

/** Times are seconds since 1970, amounts cents, as Stripe has them. */
export interface FakePrice {
  id: string;
  lookup_key: string;
  unit_amount: number;
  interval: 'month' | 'year';
  name: string;
}

export interface FakeCustomer {
  id: string;
  name: string;
  email: string;
  /** As it was sent; null where there is none. */
  address: Record<string, unknown> | null;
  metadata: Record<string, string>;
  defaultMethod: string | null;
  isDeleted: boolean;
}

export interface FakeTaxId {
  id: string;
  created: number;
  customer: string;
  type: string;
  value: string;
}

export interface FakeMethod {
  id: string;
  created: number;
  customer: string | null;
  testCard: TestCardId;
  expMonth: number;
  expYear: number;
  metadata: Record<string, string>;
}

export interface FakeItem {
  id: string;
  price: string;
  quantity: number;
}

export type FakeLines = readonly Pick<FakeItem, 'price' | 'quantity'>[];

export interface FakeSubscription {
  id: string;
  customer: string;
  created: number;
  status: 'active' | 'past_due' | 'canceled';
  items: FakeItem[];
  anchor: number;
  /** How many periods since the anchor have begun. */
  periods: number;
  periodStart: number;
  periodEnd: number;
  cancelsAtEnd: boolean;
  defaultMethod: string | null;
  schedule: string | null;
  /** When the payment that is due failed first, and how often it was tried. */
  failedAt: number | null;
  attempts: number;
}

export interface FakeSchedule {
  id: string;
  subscription: string;
  status: 'active' | 'released';
  phases: { items: FakeLines; start: number; end: number }[];
}

export interface FakeLine {
  description: string;
  amount: number;
  quantity: number;
  start: number;
  end: number;
}

export interface FakeInvoice {
  id: string;
  customer: string;
  subscription: string;
  created: number;
  status: 'open' | 'paid' | 'void';
  paidAt: number | null;
  lines: FakeLine[];
  total: number;
  intent: string;
}

export interface FakeCharge {
  id: string;
  customer: string;
  created: number;
  amount: number;
  intent: string;
  status: 'succeeded' | 'failed';
  failureCode: string | null;
  reason: string | null;
  refunded: number;
  isDisputed: boolean;
}

export interface FakeRefund {
  id: string;
  charge: string;
  created: number;
  amount: number;
}

export interface FakeDispute {
  id: string;
  charge: string;
  created: number;
  amount: number;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
}

export interface FakeSession {
  id: string;
  customer: string;
  mode: 'subscription' | 'setup';
  status: 'open' | 'complete' | 'expired';
  lines: FakeLines;
  created: number;
}

export interface FakeEvent {
  id: string;
  type: string;
  created: number;
  customer: string;
  /** What it is about names this charge in place of the customer. */
  charge?: string;
}

export interface FakeState {
  /** Seconds; moves only by `advance`. */
  now: number;
  made: number;
  prices: Map<string, FakePrice>;
  customers: Map<string, FakeCustomer>;
  taxIds: Map<string, FakeTaxId>;
  methods: Map<string, FakeMethod>;
  subscriptions: Map<string, FakeSubscription>;
  schedules: Map<string, FakeSchedule>;
  invoices: Map<string, FakeInvoice>;
  charges: Map<string, FakeCharge>;
  refunds: Map<string, FakeRefund>;
  disputes: Map<string, FakeDispute>;
  sessions: Map<string, FakeSession>;
  /** Not yet delivered, in their order. */
  events: FakeEvent[];
}
