import { z } from 'zod';
import { planIdSchema } from '../billing/billing.schemas.ts';
import { emailAddressSchema } from '../email-address/email-address.schemas.ts';
import { colorSchema, idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import { cropSchema, pictureUrlSchema } from '../pictures/pictures.schemas.ts';
import { afterHandOverSchema, roleSchema } from '../workspaces/workspaces.schemas.ts';
import { clientPayers, commissionKinds, payoutStates, referralStates } from './partners.ts';

export const referralStateSchema = z.enum(referralStates);
export type ReferralState = z.infer<typeof referralStateSchema>;

export const partnerSchema = z.object({
  code: z.string(),
  /** Page for registering, with the code in its query. */
  link: z.string(),
  totals: z.object({
    visits: z.number().int(),
    signUps: z.number().int(),
    agentsCreated: z.number().int(),
    messagesAnswered: z.number().int(),
  }),
  /** Oldest first, in UTC; every day is there. */
  days: z.array(z.object({ day: z.iso.date(), visits: z.number().int(), signUps: z.number().int() })),
  /** Client workspaces that were not handed over, of `maximumClientWorkspaces`. */
  ownClients: z.number().int(),
});
export type Partner = z.infer<typeof partnerSchema>;

export const referralSchema = z.object({
  id: idSchema,
  /** First letters of the company that was given when registering; empty where none was. */
  company: z.string(),
  state: referralStateSchema,
  createdAt: timeSchema,
});
export type Referral = z.infer<typeof referralSchema>;

const usedOfSchema = z.object({ used: z.number().int(), limit: z.number().int().nullable() });

export const clientSchema = z.object({
  /** Of the workspace. */
  id: idSchema,
  name: z.string(),
  plan: z.object({ id: planIdSchema, name: z.string() }),
  /** The partner's own; below owner once it was handed over. */
  role: roleSchema,
  members: z.number().int(),
  agents: usedOfSchema,
  /** Of this calendar month, in UTC. */
  messages: usedOfSchema,
  leads: usedOfSchema,
  /** Once handed over: who pays for its plan. Before, its owner does, who is the partner. */
  paidBy: z.enum(clientPayers),
  /** Waiting for the client to accept. */
  handOver: z
    .object({
      email: z.string(),
      partnerBecomes: afterHandOverSchema,
      paidBy: z.enum(clientPayers),
      expiresAt: timeSchema,
    })
    .nullable(),
  createdAt: timeSchema,
});
export type Client = z.infer<typeof clientSchema>;

const clientParams = z.object({ clientId: idSchema });

export const getPartner = {
  summary: 'Get the referral link of the signed-in user, created at the first request, with its figures',
  answer: partnerSchema,
};

export const listReferrals = {
  summary: 'List the accounts that were created through the referral link',
  query: pageQuerySchema,
  answer: listOf(referralSchema),
};

export const countReferralVisit = {
  summary: 'Count a visit of a referral link',
  body: z.object({ code: z.string().max(64, 'This referral code is not valid.').default('') }),
  answer: z.object({}),
};

export const listClients = {
  summary: 'List the client workspaces that the user created and is still a member of',
  query: pageQuerySchema.extend({ q: z.string().trim().max(200, 'Use at most 200 characters.').optional() }),
  answer: listOf(clientSchema),
};

export const createClient = {
  summary: 'Create a workspace for a client, with the user as its owner',
  body: z.object({
    name: nameText.min(1, 'Give the client a name.').max(80, 'Use at most 80 characters.'),
  }),
  answer: clientSchema,
};

export const deleteClient = {
  summary: 'Delete a client workspace permanently, as long as it has no other member',
  params: clientParams,
  answer: z.object({}),
};

export const handOverClient = {
  summary: 'Invite the client as owner; once they accept, the partner stays as admin or leaves',
  params: clientParams,
  body: z.object({
    email: emailAddressSchema,
    partnerBecomes: afterHandOverSchema,
    /** The partner can only pay where they stay as admin. */
    paidBy: z.enum(clientPayers).default('client'),
  }),
  answer: clientSchema,
};

export const cancelHandOver = {
  summary: 'Withdraw the invitation of the client as owner',
  params: clientParams,
  answer: clientSchema,
};

const centsSchema = z.number().int();

export const commissionSchema = z.object({
  id: idSchema,
  kind: z.enum(commissionKinds),
  /** First letters of the company, as in the list of referrals, or the name of the client workspace. */
  company: z.string(),
  /** What was paid or paid back, without tax; below 0 for what was paid back. */
  netCents: centsSchema,
  percent: z.number(),
  cents: centsSchema,
  /** Its payment is disputed at the bank: it waits until that is over. */
  isHeld: z.boolean(),
  /** Null while it is in no payout. */
  payoutId: idSchema.nullable(),
  occurredAt: timeSchema,
});
export type Commission = z.infer<typeof commissionSchema>;

export const payoutSchema = z.object({
  id: idSchema,
  state: z.enum(payoutStates),
  cents: centsSchema,
  /** Where the partner wants the money. */
  payTo: z.string(),
  /** What the operator wrote when settling it. */
  note: z.string(),
  requestedAt: timeSchema,
  settledAt: timeSchema.nullable(),
});
export type Payout = z.infer<typeof payoutSchema>;

export const earningsSchema = z.object({
  /** Of what referred companies pay, without tax, for so many months from their first payment. */
  terms: z.object({ percent: z.number(), months: z.number().int() }),
  balance: z.object({
    /** Can be asked for; below 0 where more was refunded than earned since the last payout. */
    availableCents: centsSchema,
    heldCents: centsSchema,
    requestedCents: centsSchema,
    paidCents: centsSchema,
  }),
  minimumPayoutCents: centsSchema,
  /** The newest 25; `GET /partner/payouts` has all. */
  payouts: z.array(payoutSchema),
});
export type Earnings = z.infer<typeof earningsSchema>;

export const getEarnings = {
  summary: 'Get the terms of the commission, its balance and the payouts',
  answer: earningsSchema,
};

export const listCommissions = {
  summary: 'List the entries of the commission ledger, newest first',
  query: pageQuerySchema,
  answer: listOf(commissionSchema),
};

export const listOwnPayouts = {
  summary: 'List the payouts that the caller has requested as a partner, newest first',
  query: pageQuerySchema,
  answer: listOf(payoutSchema),
};

export const requestPayout = {
  summary: 'Request a payout of the whole available balance',
  body: z.object({
    payTo: z
      .string()
      .trim()
      .min(5, 'Write where the money should go, such as the name and number of your account.')
      .max(500, 'Use at most 500 characters.'),
  }),
  answer: earningsSchema,
};

export const withdrawPayout = {
  summary: 'Withdraw a payout that is not settled yet',
  params: z.object({ payoutId: idSchema }),
  answer: earningsSchema,
};

export const getStatement = {
  summary: 'Download the statement of a month or a year as CSV, JSON or PDF',
  query: z.object({
    /** `2026` or `2026-11`, in UTC; this year when absent. */
    period: z
      .string()
      .regex(/^20\d{2}(-(0[1-9]|1[0-2]))?$/, 'Write the period as 2026 or 2026-11.')
      .optional(),
    format: z.enum(['csv', 'json', 'pdf']).default('csv'),
  }),
  answer: z.unknown(),
};

const hostSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
    'Give a name without https:// or a path, for example chat.example.com.',
  );
const pageSchema = z
  .string()
  .trim()
  .max(500)
  .regex(/^https:\/\/[^\s"'<>]+$/, 'Give a whole address that begins with https://.');

/** Written into pages and scripts as it is, so only with characters that mean nothing there. */
const plainEmailSchema = emailAddressSchema.regex(
  /^[a-z0-9._+-]+@[a-z0-9.-]+$/,
  'Use an address with letters, digits, full stops, hyphens, underscores and plus signs only.',
);

const whiteLabelSettingsSchema = z.object({
  /** The name that clients open. */
  host: hostSchema,
  /** Letters, digits, spaces, full stops and hyphens: it is written into pages and scripts as it is. */
  name: nameText
    .min(1, 'Give your brand a name.')
    .max(40)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u, 'Use letters, digits, spaces, full stops and hyphens.'),
  color: colorSchema,
  supportEmail: plainEmailSchema,
  /** Sender of emails, at the domain of the host. */
  senderEmail: plainEmailSchema,
  termsUrl: pageSchema,
  privacyUrl: pageSchema,
});
export type WhiteLabelSettings = z.infer<typeof whiteLabelSettingsSchema>;

const whiteLabelSchema = whiteLabelSettingsSchema.extend({
  logoUrl: pictureUrlSchema,
  /** Its address once the name leads here. */
  url: z.string(),
  /** DNS records: where the host leads, whose the domain is, and, not needed by the rest, where answers to emails go. */
  records: z.array(
    z.object({
      purpose: z.enum(['host', 'owner', 'answers']),
      type: z.enum(['CNAME', 'TXT']),
      name: z.string(),
      value: z.string(),
    }),
  ),
  /** Whether the check found that answers to emails come here. */
  takesMail: z.boolean(),
  /** Null until they were checked. */
  verifiedAt: timeSchema.nullable(),
  /** Since when the daily check has not found the TXT record; null while it is there. */
  recordMissingSince: timeSchema.nullable(),
  /** When the host stops if the record does not come back; null before the partner was warned, and once it has stopped. */
  stopsAt: timeSchema.nullable(),
  /** Since when the host is no longer answered, as the record is missing; null while it is. */
  stoppedAt: timeSchema.nullable(),
});
export type WhiteLabelDetails = z.infer<typeof whiteLabelSchema>;

const whiteLabelAnswer = z.object({ whiteLabel: whiteLabelSchema.nullable() });

export const getWhiteLabel = {
  summary: 'Get what clients see in place of the product; null where nothing is set up',
  answer: whiteLabelAnswer,
};

export const saveWhiteLabel = {
  summary: 'Set up what clients see in place of the product; another host must be checked again',
  body: whiteLabelSettingsSchema,
  answer: whiteLabelAnswer,
};

export const removeWhiteLabel = {
  summary: 'End the white label: clients see the product under its own name again',
  answer: whiteLabelAnswer,
};

export const checkWhiteLabel = {
  summary:
    'Check that the domain is the partner’s and its host leads to this installation; from then on it counts',
  answer: whiteLabelAnswer.extend({
    /** What is missing, as a sentence; null where nothing is. */
    problem: z.string().nullable(),
  }),
};

export const setWhiteLabelLogo = {
  summary: 'Upload a picture (.jpg or .png, at most 1 MB) as the logo',
  query: cropSchema,
  answer: whiteLabelAnswer,
};

export const removeWhiteLabelLogo = {
  summary: 'Remove the logo',
  answer: whiteLabelAnswer,
};
