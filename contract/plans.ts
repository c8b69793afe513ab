/**
 * The one table of plans: the pricing page, the meters and the enforcement on the server all read it. Plain data;
 * the schemas of its names are in `billing.ts`, so that a public page can read it without the schema library.
 */

export const planIds = ['free', 'pro', 'business', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

export const meters = ['agents', 'messages', 'leads', 'links', 'files', 'characters'] as const;
export type Meter = (typeof meters)[number];

/** A limit of null means unlimited. */
export type PlanLimits = Record<Meter, number | null>;

export interface Plan {
  id: PlanId;
  name: string;
  /** US cents a month when paid monthly. */
  priceCents: number;
  limits: PlanLimits;
  isMultilingual: boolean;
  hasBooking: boolean;
  canRemoveBrand: boolean;
  /** Days without any activity after which the chat sleeps until the owner returns; null means never. */
  sleepsAfterDays: number | null;
}

export const yearlyDiscountPercent = 20;

/** `messages` and `leads` count per calendar month in UTC; `links`, `files` and `characters` per agent. */
export const plans: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Free Demo',
    priceCents: 0,
    limits: { agents: 1, messages: 40, leads: 5, links: 5, files: 20, characters: 100_000 },
    isMultilingual: false,
    hasBooking: false,
    canRemoveBrand: false,
    sleepsAfterDays: 7,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    priceCents: 1_900,
    limits: { agents: 2, messages: 4_000, leads: 100, links: 50, files: 20, characters: 10_000_000 },
    isMultilingual: false,
    hasBooking: true,
    canRemoveBrand: false,
    sleepsAfterDays: null,
  },
  business: {
    id: 'business',
    name: 'Business',
    priceCents: 9_900,
    limits: { agents: 10, messages: 10_000, leads: 500, links: 500, files: 100, characters: 10_000_000 },
    isMultilingual: false,
    hasBooking: true,
    canRemoveBrand: false,
    sleepsAfterDays: null,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    priceCents: 99_900,
    limits: {
      agents: null,
      messages: 100_000,
      leads: null,
      links: null,
      files: null,
      characters: 10_000_000,
    },
    isMultilingual: true,
    hasBooking: true,
    canRemoveBrand: true,
    sleepsAfterDays: null,
  },
};

export interface AddOn {
  id: 'extra-messages' | 'extra-agent' | 'remove-brand' | 'custom-brand';
  name: string;
  /** What one of it is; empty where the name says it. */
  unit: string;
  /** US cents a month. */
  priceCents: number;
}

export const addOns: readonly AddOn[] = [
  { id: 'extra-messages', name: 'Extra Messages', unit: '1,000 per month', priceCents: 900 },
  { id: 'extra-agent', name: 'Extra AI Agent', unit: '', priceCents: 900 },
  { id: 'remove-brand', name: 'Remove Brand', unit: '', priceCents: 4_900 },
  { id: 'custom-brand', name: 'Custom Brand', unit: '', priceCents: 5_900 },
];
