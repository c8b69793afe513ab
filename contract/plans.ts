import { z } from 'zod';

/** The one table of plans: the pricing page, the meters and the enforcement on the server all read it. */

export const planIdSchema = z.enum(['free', 'pro', 'business', 'enterprise']);
export type PlanId = z.infer<typeof planIdSchema>;

export const meterSchema = z.enum(['agents', 'messages', 'leads', 'links', 'files', 'characters']);
export type Meter = z.infer<typeof meterSchema>;

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
