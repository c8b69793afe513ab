import { z } from 'zod';
import { emailPattern } from './accounts.ts';
import { planIdSchema } from './billing.ts';
import { defineEndpoint, idSchema, listOf, pageQuerySchema, timeSchema } from './endpoint.ts';
import { afterHandOverSchema, roleSchema } from './workspaces.ts';

/** Of clients that were not handed over: each has the limits of a plan of its own, so there must be an end. */
export const maximumClientWorkspaces = 25;

/** Days that the course of a referral link covers, today included. */
export const referralDays = 30;

/** How far an account has come that was made through a referral link; each state includes the ones before. */
export const referralStates = ['signed-up', 'agent-created', 'message-answered'] as const;
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

export const getPartner = defineEndpoint({
  name: 'partners.get',
  method: 'GET',
  path: '/api/partner',
  summary: 'The referral link of whoever is signed in, made when it is first asked for, and what came of it',
  access: 'user',
  answer: partnerSchema,
});

export const listReferrals = defineEndpoint({
  name: 'partners.list-referrals',
  method: 'GET',
  path: '/api/partner/referrals',
  summary: 'List the accounts that were made through the referral link',
  access: 'user',
  query: pageQuerySchema,
  answer: listOf(referralSchema),
});

/** Called once a tab by the page for registering; an unknown code is answered like a known one. */
export const countReferralVisit = defineEndpoint({
  name: 'partners.count-visit',
  method: 'POST',
  path: '/api/referral-visits',
  summary: 'Count a visit of a referral link',
  access: 'public',
  body: z.object({ code: z.string().max(64, 'This code is longer than any that was given.').default('') }),
  answer: z.object({}),
  errors: ['rate-limited'],
});

export const listClients = defineEndpoint({
  name: 'partners.list-clients',
  method: 'GET',
  path: '/api/partner/clients',
  summary: 'List the client workspaces that one made and is still a member of',
  access: 'user',
  query: pageQuerySchema.extend({ q: z.string().trim().max(200, 'Use at most 200 characters.').optional() }),
  answer: listOf(clientSchema),
});

export const createClient = defineEndpoint({
  name: 'partners.create-client',
  method: 'POST',
  path: '/api/partner/clients',
  summary: 'Make a workspace for a client, with oneself as its owner',
  access: 'user',
  body: z.object({
    name: z.string().trim().min(1, 'Give the client a name.').max(80, 'Use at most 80 characters.'),
  }),
  answer: clientSchema,
  status: 201,
  errors: ['conflict', 'rate-limited'],
});

export const deleteClient = defineEndpoint({
  name: 'partners.delete-client',
  method: 'DELETE',
  path: '/api/partner/clients/{clientId}',
  summary: 'Delete a client workspace for good, as long as nobody else is a member',
  access: 'user',
  params: clientParams,
  answer: z.object({}),
  errors: ['not-allowed', 'conflict'],
});

export const handOverClient = defineEndpoint({
  name: 'partners.hand-over',
  method: 'POST',
  path: '/api/partner/clients/{clientId}/hand-over',
  summary: 'Invite the client as owner; once they accept, the partner stays as admin or leaves',
  access: 'user',
  params: clientParams,
  body: z.object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(254, 'Use at most 254 characters.')
      .regex(emailPattern, 'Please enter a valid email address'),
    partnerBecomes: afterHandOverSchema,
  }),
  answer: clientSchema,
  errors: ['not-allowed', 'conflict', 'rate-limited'],
});

export const cancelHandOver = defineEndpoint({
  name: 'partners.cancel-hand-over',
  method: 'DELETE',
  path: '/api/partner/clients/{clientId}/hand-over',
  summary: 'Take the invitation of the client as owner back',
  access: 'user',
  params: clientParams,
  answer: clientSchema,
});
