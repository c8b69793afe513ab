import { z } from 'zod';
import { idSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import { countSchema, reasonField, searchField } from '../operator/operator-fields.schemas.ts';
import { payoutSchema } from '../partners/partners.schemas.ts';
import { payoutStates, whiteLabelStates } from '../partners/partners.ts';

export const operatedPartnerSchema = z.object({
  /** Of the user. */
  id: idSchema,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** What was agreed with them; null for the settings of the installation. */
  agreed: z.object({ percent: z.number().nullable(), months: countSchema.nullable() }),
  terms: z.object({ percent: z.number(), months: countSchema }),
  referrals: countSchema,
  clients: countSchema,
  earnedCents: countSchema,
  /** Of that, in no payout that was paid. */
  openCents: countSchema,
  /** The name under which their clients open the installation, which needs a certificate. */
  whiteLabel: z.object({ host: z.string(), state: z.enum(whiteLabelStates) }).nullable(),
});
export type OperatedPartner = z.infer<typeof operatedPartnerSchema>;

export const listPartners = {
  summary: 'List the partners, those who earned most first',
  query: z.object({
    q: searchField,
    limit: pageQuerySchema.shape.limit,
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.object({ data: z.array(operatedPartnerSchema), total: countSchema }),
};

export const setPartnerTerms = {
  summary: 'Agree on a rate with a partner; it applies from the next payment',
  params: z.object({ partnerId: idSchema }),
  body: z.object({
    percent: z
      .number('Write a number, or leave the field empty.')
      .min(0, 'Write at least 0.')
      .max(100, 'Write at most 100.')
      .nullable(),
    months: z
      .number('Write a number, or leave the field empty.')
      .int('Write a whole number.')
      .min(0, 'Write at least 0.')
      .max(120, 'Write at most 120.')
      .nullable(),
  }),
  answer: operatedPartnerSchema,
};

export const removePartnerWhiteLabel = {
  summary: 'Remove the white label of a partner, who gets the reason by email',
  params: z.object({ partnerId: idSchema }),
  body: z.object({ reason: reasonField }),
  answer: operatedPartnerSchema,
};

const operatedPayoutSchema = payoutSchema.extend({ payee: z.string() });
export type OperatedPayout = z.infer<typeof operatedPayoutSchema>;

export const listPayouts = {
  summary: 'List the payouts that partners requested',
  query: pageQuerySchema.extend({ state: z.enum(payoutStates).optional() }),
  answer: listOf(operatedPayoutSchema),
};

export const settlePayout = {
  summary: 'Mark a payout as paid, or decline it: its amount is then available again',
  params: z.object({ payoutId: idSchema }),
  body: z.object({ state: z.enum(['paid', 'declined']), note: reasonField }),
  answer: operatedPayoutSchema,
};
