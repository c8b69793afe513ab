import type {
  BillingEventKind,
  CardBrand,
  InvoiceState,
  PaymentProvider,
  PaymentRefusal,
  PaymentTurn,
  SubscriptionState,
} from '#contract/billing/billing.ts';
import type { TestCardId } from '#contract/billing/test-cards.ts';
import type { BillingPeriod } from '#contract/plans.ts';
import type { InvoiceLine, Order } from '#core/billing/billing-account.ts';

/** All times are ISO 8601 in UTC, all amounts cents. */
export interface ProviderSubscription {
  id: string;
  order: Order;
  /** What is paid for from the end of the period; null for the same. */
  nextOrder: Order | null;
  state: SubscriptionState;
  startedAt: string;
  /** Months are counted from here. */
  anchor: string;
  periodStart: string;
  periodEnd: string;
  cancelsAtEnd: boolean;
  /** When a payment that is still due failed first. */
  failedAt: string | null;
}

export interface ProviderInvoice {
  id: string;
  createdAt: string;
  state: InvoiceState;
  paidAt: string | null;
  lines: InvoiceLine[];
  taxCents: number;
  /** On top of the lines. */
  totalCents: number;
  /** Why it could not be charged. */
  refusal: PaymentRefusal | null;
  /** The buyer has asked their bank to take the payment back. */
  isDisputed: boolean;
  refunds: { id: string; at: string; cents: number }[];
}

export interface ProviderMethod {
  id: string;
  type: CardBrand | 'other';
  lastFourDigits: string;
  expiryMonth: number;
  expiryYear: number;
  isDefault: boolean;
}

/** All that a provider knows of a customer of ours. */
export interface ProviderAccount {
  subscription: ProviderSubscription | null;
  methods: ProviderMethod[];
  /** Oldest first; drafts are none. */
  invoices: ProviderInvoice[];
}

export interface BillingDetails {
  email: string;
  name: string;
  /** In lines, as on an envelope. */
  address: string;
  taxId: string;
  /** Two letters of ISO 3166; empty where it is not known. */
  country: string;
}

export interface ChangePreview {
  isImmediate: boolean;
  /** Charged at once; 0 for what waits for the end of the period. */
  dueCents: number;
  taxCents: number;
  lines: InvoiceLine[];
  /** When the order begins. */
  startsAt: string;
}

/** Who buys: a workspace, or a user for themself. */
export type Buyer = { workspaceId: string } | { userId: string };

/** What a provider asks for something that we sell. */
export interface ProviderPrice {
  /** Of the plan or the add-on. */
  id: string;
  period: BillingPeriod;
  /** How the provider finds the price, and its id there; null where it needs none. */
  key: string | null;
  priceId: string | null;
  /** Of one of it, for the whole period; null where the provider has no such price, or none in US dollars. */
  amountCents: number | null;
}

/**
 * Takes payments. A provider has customers with cards, at most one subscription and its invoices; what we keep of that is a
 * copy of what `read` gives. All methods throw a `PaymentProblem`; a change that throws one has changed nothing. Calls with
 * the same `key` are carried out once.
 */
export interface Payments {
  readonly provider: PaymentProvider;
  /** Answers the id of the customer; with the same key the same one. */
  createCustomer(given: { buyer: Buyer; details: BillingDetails; key: string }): Promise<string>;
  saveDetails(customerId: string, details: BillingDetails): Promise<void>;
  /** A page where the buyer pays for a first order, which ends earlier ones. */
  startCheckout(given: {
    customerId: string;
    order: Order;
    /** Where the buyer is sent back to, with `?checkout=done` or `=cancelled`. */
    returnUrl: string;
    key: string;
  }): Promise<{ url: string }>;
  /** A page where the buyer adds a card. */
  startAddingMethod(given: { customerId: string; returnUrl: string; key: string }): Promise<{ url: string }>;
  chooseMethod(customerId: string, methodId: string): Promise<void>;
  removeMethod(customerId: string, methodId: string): Promise<void>;
  preview(customerId: string, order: Order): Promise<ChangePreview>;
  change(given: { customerId: string; order: Order; key: string }): Promise<void>;
  /** At the end of the period; at once where a payment is open. */
  cancel(customerId: string): Promise<void>;
  resume(customerId: string): Promise<void>;
  /** Pays what is open now. */
  retry(given: { customerId: string; key: string }): Promise<void>;
  read(customerId: string): Promise<ProviderAccount>;
  /** Ends the subscription at once and forgets the cards: the workspace is gone. Does nothing where that has happened. */
  close(customerId: string): Promise<void>;
  /** The prices of everything that we sell, as the provider has them now. */
  readPrices(): Promise<ProviderPrice[]>;
  /** A page of the provider where the buyer sees cards and invoices and confirms payments; that of ours where it has none. */
  openPortal(customerId: string, returnUrl: string): Promise<{ url: string }>;
  /**
   * Whom a message of the provider is about; the customer is null where it concerns none. Null for a message that the provider
   * has not signed.
   * @param body as it came, byte by byte
   */
  readNotice(body: Uint8Array, signature: string): Promise<{ customerId: string | null } | null>;
  /** What only the sandbox has: its pages are our own. */
  readonly desk: SandboxDesk | null;
}

export interface SandboxCheckout {
  id: string;
  customerId: string;
  /** Null where only a card is added. */
  order: Order | null;
  returnUrl: string;
  isOpen: boolean;
}

/** The pages of the sandbox, where no real money is. */
export interface SandboxDesk {
  taxPercent: number;
  /** Null when there is none. */
  readCheckout(id: string): Promise<SandboxCheckout | null>;
  /** Pays for the order, or only adds the card. A refused card leaves it open. */
  payCheckout(
    id: string,
    card: { testCard: TestCardId; expiryMonth: number; expiryYear: number; isConfirmed: boolean },
  ): Promise<void>;
  /** How far the clock of a customer was moved ahead, and what happens next by itself; null where nothing does. */
  readClock(
    customerId: string,
  ): Promise<{ aheadSeconds: number; next: { at: string; kind: BillingEventKind } | null }>;
  /** Moves the clock of a customer to what happens next, which happens. */
  moveClock(customerId: string): Promise<void>;
  /** Does with a paid invoice what a seller or a bank does; a refund is of all that is left. */
  turnPayment(customerId: string, invoiceId: string, turn: PaymentTurn): Promise<void>;
}
