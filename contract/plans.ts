/**
 * The one table of plans: the pricing page, the meters and the enforcement on the server all read it. Plain data;
 * the schemas of its names are in `billing/billing.schemas.ts`, so that a public page can read it without the schema library.
 */

export const planIds = ['free', 'pro', 'business', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

export const meters = ['agents', 'messages', 'leads', 'links', 'files', 'characters'] as const;
export type Meter = (typeof meters)[number];

/** Meters that start again with each month: of the subscription, or of the calendar in UTC where there is none. */
export const monthlyMeters = ['messages', 'leads'] as const satisfies readonly Meter[];
export type MonthlyMeter = (typeof monthlyMeters)[number];

/** A limit of null means unlimited. */
export type PlanLimits = Record<Meter, number | null>;

export const planFeatures = ['isMultilingual', 'hasBooking', 'canRemoveBrand', 'canCustomizeBrand'] as const;
export type PlanFeature = (typeof planFeatures)[number];

/** What a workspace may do: its plan's part, and what its add-ons add. */
export interface Entitlements extends Record<PlanFeature, boolean> {
  limits: PlanLimits;
  /** Days without any activity after which the chat sleeps until the owner returns; null means never. */
  sleepsAfterDays: number | null;
}

export interface Plan extends Entitlements {
  id: PlanId;
  name: string;
  /** US cents a month when paid monthly. */
  priceCents: number;
}

/**
 * What visitors find once the messages of the month are used: answers of the embedded engine without charge, up to a share
 * of the limit, and then the contact form; or the contact form at once.
 */
export const afterLimitSteps = ['engine', 'form'] as const;
export type AfterLimit = (typeof afterLimitSteps)[number];

/** Of the limit of messages: so many more the embedded engine answers without charge. */
export const sparePercent = 25;

/** How often a subscription is paid. */
export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** Of everything that is paid by the year: plans and add-ons. */
export const yearlyDiscountPercent = 20;

/** `links`, `files` and `characters` are limited per agent, the others per workspace. */
export const plans: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Free Demo',
    priceCents: 0,
    limits: { agents: 1, messages: 40, leads: 5, links: 5, files: 20, characters: 100_000 },
    isMultilingual: false,
    hasBooking: false,
    canRemoveBrand: false,
    canCustomizeBrand: false,
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
    canCustomizeBrand: false,
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
    canCustomizeBrand: false,
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
    canCustomizeBrand: false,
    sleepsAfterDays: null,
  },
};

/** What a user buys for themself, apart from the plans of workspaces: ChatGenie, by the month. */
export const personalPlanIds = ['chatgenie-pro'] as const;
export type PersonalPlanId = (typeof personalPlanIds)[number];

export const personalPlans: Record<PersonalPlanId, Pick<Plan, 'name' | 'priceCents'>> = {
  'chatgenie-pro': { name: 'ChatGenie Pro', priceCents: 999 },
};

/** Whatever can be subscribed to. */
export type SoldPlanId = PlanId | PersonalPlanId;

export const addOnIds = ['extra-messages', 'extra-agent', 'remove-brand', 'custom-brand'] as const;
export type AddOnId = (typeof addOnIds)[number];

export interface AddOn {
  id: AddOnId;
  name: string;
  /** What one of it is; empty where the name says it. */
  unit: string;
  /** US cents a month. */
  priceCents: number;
  /** How many of it one workspace may have. */
  maximum: number;
  /** What each one adds to the limits. */
  adds: Partial<Record<Meter, number>>;
  /** Features that it unlocks. */
  unlocks: readonly PlanFeature[];
}

export const addOns: readonly AddOn[] = [
  {
    id: 'extra-messages',
    name: 'Extra Messages',
    unit: '1,000 per month',
    priceCents: 900,
    maximum: 50,
    adds: { messages: 1_000 },
    unlocks: [],
  },
  {
    id: 'extra-agent',
    name: 'Extra AI Agent',
    unit: '',
    priceCents: 900,
    maximum: 50,
    adds: { agents: 1 },
    unlocks: [],
  },
  {
    id: 'remove-brand',
    name: 'Remove Brand',
    unit: '',
    priceCents: 4_900,
    maximum: 1,
    adds: {},
    unlocks: ['canRemoveBrand'],
  },
  {
    id: 'custom-brand',
    name: 'Custom Brand',
    unit: '',
    priceCents: 5_900,
    maximum: 1,
    adds: {},
    unlocks: ['canCustomizeBrand'],
  },
];

/** How many of each add-on a workspace has; what it has none of may be absent. */
export type AddOnQuantities = Partial<Record<AddOnId, number>>;

/** An add-on that a workspace has bought, and how many of it. */
export interface OwnedAddOn {
  id: AddOnId;
  quantity: number;
}
