import { z } from 'zod';
import { planIdSchema } from '#contract/billing/billing.schemas.ts';
import { isHttpsOrOwn } from './is-https-or-own.ts';
import { flag, url } from './setting-types.ts';

/** What is sold, by whom, and who earns from it. */
export const salesSettings = {
  DEFAULT_PLAN: planIdSchema
    .default('free')
    .describe('Plan of new workspaces; set enterprise if you host for your own company.'),
  CHATGENIE_PLAN: z
    .enum(['free', 'pro'])
    .default('free')
    .describe('Plan of ChatGenie for every user; set pro if you host for yourself.'),
  PAYMENTS: z
    .enum(['stripe', 'sandbox', 'off'])
    .optional()
    .describe(
      'Who takes payments. stripe: real money, with STRIPE_SECRET_KEY. sandbox: test cards and no real money, so everyone can choose any plan. off: plans are not sold, and people are asked to contact you. Default: stripe where its key is set, otherwise sandbox where BASE_URL is this machine, otherwise off.',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe('Secret or restricted key of your Stripe account (sk_… or rk_…), with which plans are sold.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe(
      'Signing secret (whsec_…) of a webhook at Stripe with the URL BASE_URL/api/stripe/webhook. Without it, changes at Stripe are noticed within a day.',
    ),
  STRIPE_PRICE_PREFIX: z
    .string()
    .default('parley_')
    .describe(
      'Beginning of the lookup keys of your prices at Stripe, such as parley_pro_monthly. `npm run stripe-prices` makes them.',
    ),
  STRIPE_AUTOMATIC_TAX: flag
    .default(false)
    .describe('Whether Stripe Tax calculates the tax of each invoice; it must be set up at Stripe.'),
  STRIPE_API_BASE: url
    .refine(isHttpsOrOwn, 'STRIPE_API_BASE must begin with https://, unless it is on this machine.')
    .default('https://api.stripe.com')
    .describe("Another server with Stripe's API, without /v1."),
  SELLER_NAME: z
    .string()
    .optional()
    .describe('Who sells the plans, as invoices name them. Default: the brand.'),
  SELLER_ADDRESS: z
    .string()
    .optional()
    .describe('Address of the seller on invoices; \\n in it begins a new line.'),
  SELLER_TAX_ID: z.string().optional().describe('Tax number of the seller on invoices.'),
  SELLER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Write the two letters of a country, such as DE.')
    .optional()
    .describe('Country of the seller, in two letters such as DE. E-invoices need it.'),
  E_INVOICES: flag
    .default(false)
    .describe(
      'Whether invoices are also e-invoices by EN 16931: as XML, and in their PDF as Factur-X. Needs SELLER_COUNTRY and SELLER_TAX_ID, and the country of the buyer, which they choose under Billing.',
    ),
  TAX_NAME: z.string().default('VAT').describe('Name of the tax on invoices.'),
  TAX_PERCENT: z.coerce
    .number()
    .min(0)
    .max(50)
    .default(0)
    .describe('Tax in percent that is added to prices.'),
  INVOICE_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9-]{0,12}$/, 'Use up to 12 letters, digits and hyphens.')
    .default('INV-')
    .describe('Beginning of the numbers of invoices; those of credit notes begin with CN- before it.'),
  COMMISSION_PERCENT: z.coerce
    .number()
    .min(0)
    .max(100)
    .default(20)
    .describe(
      'What partners earn of the payments, without tax, of the companies that they brought, in percent. The operator can agree on another rate with a partner. 0: no commission.',
    ),
  COMMISSION_MONTHS: z.coerce
    .number()
    .int()
    .min(0)
    .max(120)
    .default(12)
    .describe('For how many months from the first payment of a company its partner earns commission.'),
} as const;
