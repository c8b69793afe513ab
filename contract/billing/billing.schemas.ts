import { z } from 'zod';
import { emailPattern } from '../email-address/email-address.ts';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import { addOnIds, afterLimitSteps, billingPeriods, meters, planIds } from '../plans.ts';
import {
  billingEventKinds,
  cardBrands,
  invoiceKinds,
  invoiceStates,
  paymentProviders,
  paymentRefusals,
  paymentTurns,
  subscriptionStates,
} from './billing.ts';
import { countries } from './countries.ts';
import { testCardIds } from './test-cards.ts';

export const planIdSchema = z.enum(planIds);

/** How many of each add-on; none of it when absent. */
export const addOnQuantitiesSchema = z.partialRecord(z.enum(addOnIds), z.number().int().min(0).max(50));

export const meterSchema = z.enum(meters);

/** A meter as the specification's usage limit: name, used, total (null: unlimited) and percentage (0 when unlimited). */
export const usageLimitSchema = z.object({
  name: meterSchema,
  used: z.number().int(),
  limit: z.number().int().nullable(),
  percentage: z.number().int(),
});
export type UsageLimit = z.infer<typeof usageLimitSchema>;

export const getUsage = {
  summary:
    'Get the plan and its usage: messages and leads of this month; links, files and characters of one agent, or of the agent with the highest usage',
  query: z.object({ agentId: idSchema.optional() }),
  answer: z.object({
    plan: z.object({ id: planIdSchema, name: z.string(), addOns: addOnQuantitiesSchema }),
    /** When the monthly meters start again. */
    resetsAt: timeSchema,
    meters: z.array(usageLimitSchema),
    /** What visitors find once the messages are used, and how many of the answers without charge were given; 0 of 0 with `form`. */
    afterLimit: z.object({
      step: z.enum(afterLimitSteps),
      used: z.number().int(),
      limit: z.number().int(),
    }),
  }),
};

export const chooseAfterLimit = {
  summary:
    'Choose what visitors get once the messages of the month are used up: answers of the embedded engine without charge, up to a quarter of the limit, and then the contact form; or the contact form at once',
  body: z.object({ step: z.enum(afterLimitSteps) }),
  answer: getUsage.answer,
};

/** What a workspace pays for; add-ons are paid with the plan, in its period. */
export const orderSchema = z.object({
  plan: planIdSchema,
  period: z.enum(billingPeriods),
  addOns: addOnQuantitiesSchema.default({}),
});

export const centsSchema = z.number().int();

const invoiceLineSchema = z.object({
  description: z.string(),
  quantity: z.number().int(),
  amountCents: centsSchema,
  from: timeSchema,
  to: timeSchema,
});

export const paymentMethodSchema = z.object({
  id: idSchema,
  type: z.enum([...cardBrands, 'other']),
  lastFourDigits: z.string(),
  expiryMonth: z.number().int(),
  expiryYear: z.number().int(),
  isDefault: z.boolean(),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

export const billingHistoryItemSchema = z.object({
  id: idSchema,
  number: z.string(),
  kind: z.enum(invoiceKinds),
  state: z.enum(invoiceStates),
  date: timeSchema,
  description: z.string(),
  /** US cents, tax included; below 0 for a credit note. */
  amountCents: centsSchema,
  /** Why it could not be charged. */
  refusal: z.enum(paymentRefusals).nullable(),
  /** The buyer has asked their bank to take the payment back. */
  isDisputed: z.boolean(),
  /** A page to read and print. */
  invoiceUrl: z.string(),
});
export type BillingHistoryItem = z.infer<typeof billingHistoryItemSchema>;

export const billingDetailsSchema = z.object({
  email: z
    .string()
    .max(320)
    .regex(emailPattern, 'Write one address, such as name@example.com.')
    .or(z.literal('')),
  name: z.string().trim().max(200),
  /** In lines, as on an envelope. */
  address: z.string().trim().max(500),
  taxId: z.string().trim().max(50),
  /** Two letters of ISO 3166, such as DE; empty where it is not known. */
  country: z
    .string()
    .refine((code) => code === '' || countries.includes(code), 'Choose a country.')
    .default(''),
});
export type BillingDetails = z.infer<typeof billingDetailsSchema>;

/** What a subscription costs, until when, and what is due. */
export const subscriptionTermsSchema = z.object({
  state: z.enum(subscriptionStates),
  startedAt: timeSchema,
  periodStart: timeSchema,
  periodEnd: timeSchema,
  cancelsAtEnd: z.boolean(),
  /** What a period costs before tax. */
  amountCents: centsSchema,
  /** What the next one costs before tax; null where there is none. */
  nextAmountCents: centsSchema.nullable(),
  /** When a payment that is still due failed first, and why. */
  failedAt: timeSchema.nullable(),
  refusal: z.enum(paymentRefusals).nullable(),
  /** When it is paused if nothing is paid; null while nothing is due. */
  pausesAt: timeSchema.nullable(),
});
export type SubscriptionTerms = z.infer<typeof subscriptionTermsSchema>;

export const subscriptionSchema = subscriptionTermsSchema.extend({
  order: orderSchema,
  /** From the end of the period; null for the same. */
  nextOrder: orderSchema.nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const billingSchema = z.object({
  /** Who takes payments: `sandbox` takes no real money. Null where payments are switched off. */
  provider: z.enum(paymentProviders).nullable(),
  plan: z.object({ id: planIdSchema, name: z.string(), activeSince: timeSchema }),
  /** The plan without the subscription. */
  grantedPlan: planIdSchema,
  addOns: addOnQuantitiesSchema,
  /** A partner who pays in place of the members, who then see neither the subscription nor cards nor invoices. */
  paidBy: z.object({ name: z.string() }).nullable(),
  subscription: subscriptionSchema.nullable(),
  paymentMethods: z.array(paymentMethodSchema),
  /** The newest 25; `GET /billing/history` has all. */
  billingHistory: z.array(billingHistoryItemSchema),
  details: billingDetailsSchema,
});
export type Billing = z.infer<typeof billingSchema>;

export const getBilling = {
  summary: 'Get the subscription, the payment methods and the billing history of the workspace',
  answer: billingSchema,
};

const pageSchema = z.object({ url: z.string() });

export const startCheckout = {
  summary: 'Start the payment of a first order; returns the page to pay on',
  body: orderSchema,
  answer: pageSchema,
};

export const previewChange = {
  summary: 'Get what a change of the subscription costs and when it begins, without changing it',
  body: orderSchema,
  answer: z.object({
    isImmediate: z.boolean(),
    dueCents: centsSchema,
    taxCents: centsSchema,
    lines: z.array(invoiceLineSchema),
    startsAt: timeSchema,
    /** What each period then costs, before tax. */
    amountCents: centsSchema,
  }),
};
export type ChangePreview = z.infer<typeof previewChange.answer>;

export const changeSubscription = {
  summary: 'Change plan, period and add-ons: more at once for the rest of the period, less at its end',
  body: orderSchema.extend({
    /** What the buyer was shown as due now; a change that costs something else by now is refused with 409. */
    shownCents: centsSchema.min(0).optional(),
  }),
  answer: billingSchema,
};

export const cancelSubscription = {
  summary: 'Cancel the subscription at the end of the period, or at once if a payment is open',
  answer: billingSchema,
};

export const resumeSubscription = {
  summary: 'Undo the cancellation before the period ends',
  answer: billingSchema,
};

export const payNow = {
  summary: 'Pay the invoice that is open with the default payment method',
  answer: billingSchema,
};

export const addPaymentMethod = {
  summary: 'Start adding a payment method; returns the page to add it on',
  answer: pageSchema,
};

export const openPortal = {
  summary:
    "Get the payment provider's page for cards, invoices and payments to confirm; the billing page if the provider has none",
  answer: pageSchema,
};

export const choosePaymentMethod = {
  summary: 'Make a payment method the default',
  params: z.object({ paymentMethodId: idSchema }),
  answer: billingSchema,
};

export const removePaymentMethod = {
  summary: 'Remove a payment method',
  params: z.object({ paymentMethodId: idSchema }),
  answer: billingSchema,
};

export const saveBillingDetails = {
  summary: 'Change what invoices say about the buyer',
  body: billingDetailsSchema,
  answer: billingSchema,
};

export const showInvoice = {
  summary:
    'Get an invoice or a credit note as a page, as a PDF, or where the installation makes e-invoices as XML by EN 16931',
  params: z.object({ invoiceId: idSchema }),
  query: z.object({ format: z.enum(['html', 'pdf', 'xml']).default('html') }),
  answer: z.string(),
};

export const getSandboxCheckout = {
  summary: 'Get the order on a payment page of the sandbox, which takes no real money',
  params: z.object({ checkoutId: idSchema }),
  answer: z.object({
    /** Null where only a card is added. */
    order: orderSchema.nullable(),
    items: z.array(z.object({ name: z.string(), quantity: z.number().int(), amountCents: centsSchema })),
    taxCents: centsSchema,
    totalCents: centsSchema,
    returnUrl: z.string(),
    isOpen: z.boolean(),
  }),
};

export const paySandboxCheckout = {
  summary: 'Pay on a payment page of the sandbox with a test card',
  params: z.object({ checkoutId: idSchema }),
  body: z.object({
    testCard: z.enum(testCardIds),
    expiryMonth: z.number().int().min(1).max(12),
    expiryYear: z.number().int().min(2000).max(2100),
    /** Whether the buyer confirmed the payment, where the card asks for it. */
    isConfirmed: z.boolean(),
  }),
  answer: billingSchema,
};

export const listBillingHistory = {
  summary: 'List invoices and credit notes, newest first',
  query: pageQuerySchema,
  answer: listOf(billingHistoryItemSchema),
};

const sandboxSchema = z.object({
  /** How far its clock was moved ahead of the present. */
  aheadSeconds: z.number().int(),
  /** What happens next by itself. */
  next: z.object({ at: timeSchema, kind: z.enum(billingEventKinds) }).nullable(),
  /** The latest payments of which something is left, newest first. */
  payments: z.array(
    z.object({ invoiceId: idSchema, number: z.string(), leftCents: centsSchema, isDisputed: z.boolean() }),
  ),
});
export type Sandbox = z.infer<typeof sandboxSchema>;

export const getSandbox = {
  summary: 'Get the clock and the latest payments of the workspace in the sandbox, which takes no real money',
  answer: sandboxSchema,
};

export const moveSandboxClock = {
  summary:
    'Move the clock of the workspace in the sandbox to what happens next by itself: a renewal, another attempt at a payment, a pause, an end',
  answer: billingSchema,
};

export const turnSandboxPayment = {
  summary: 'Refund a payment in the sandbox, dispute it, or settle its dispute',
  params: z.object({ invoiceId: idSchema }),
  body: z.object({ turn: z.enum(paymentTurns) }),
  answer: billingSchema,
};
