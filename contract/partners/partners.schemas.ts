import { z } from 'zod';
import { planIdSchema } from '../billing/billing.schemas.ts';
import { emailAddressSchema } from '../email-address/email-address.schemas.ts';
import { idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import { afterHandOverSchema, roleSchema } from '../workspaces/workspaces.schemas.ts';
import { referralStates } from './partners.ts';

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
  /** Waiting for the client to accept. */
  handOver: z
    .object({ email: z.string(), partnerBecomes: afterHandOverSchema, expiresAt: timeSchema })
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
  }),
  answer: clientSchema,
};

export const cancelHandOver = {
  summary: 'Withdraw the invitation of the client as owner',
  params: clientParams,
  answer: clientSchema,
};
