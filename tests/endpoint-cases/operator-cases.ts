import type { Pool } from 'pg';
import { createId } from '#server/database/create-id.ts';
import { expectStatus, newEmail } from '../factories.ts';
import type { EndpointCase, Input, Owner } from './endpoint-case.ts';

/** What the operator's view has ids of. */
export async function addForOperator(
  pool: Pool,
): Promise<{ contactMessageId: string; announcementId: string; modelPriceId: string }> {
  const [contactMessageId, announcementId, modelPriceId] = [
    createId('cnt'),
    createId('ann'),
    createId('mpr'),
  ];
  await pool.query(
    `insert into contact_message (id, name, email, message, created_at) values ($1, $2, $3, 'Hello there.', now())`,
    [contactMessageId, 'Ana', 'ana@example.com'],
  );
  await pool.query(
    `insert into announcement (id, text, audience, starts_at, created_at) values ($1, 'Hello.', 'all', now(), now())`,
    [announcementId],
  );
  await pool.query(
    `insert into model_price (id, model_id, input_micros, output_micros) values ($1, $2, 150000, 600000)`,
    [modelPriceId, `openai:${modelPriceId}`],
  );
  return { contactMessageId, announcementId, modelPriceId };
}

const announcement = {
  text: 'We move on Sunday.',
  audience: 'owners',
  from: '2026-01-01T00:00:00Z',
  until: null,
};
const because = { reason: 'To try it out.' };

/** A workspace that others are not in the way of. */
async function freshWorkspace({ pool, word }: Owner): Promise<string> {
  const id = createId('wsp');
  await pool.query(`insert into workspace (id, name, plan) values ($1, $2, 'free')`, [
    id,
    `${word} operated`,
  ]);
  return id;
}

async function granted(owner: Owner): Promise<Input> {
  const workspaceId = await freshWorkspace(owner);
  const body = { plan: 'pro', until: null, ...because };
  await expectStatus(await owner.client.post(`/api/operator/workspaces/${workspaceId}/grant`, body), 200);
  return { params: { workspaceId }, body: because };
}

async function suspended(owner: Owner): Promise<Input> {
  const workspaceId = await freshWorkspace(owner);
  await expectStatus(
    await owner.client.post(`/api/operator/workspaces/${workspaceId}/suspend`, because),
    200,
  );
  return { params: { workspaceId }, body: because };
}

/** Somebody who has ChatGenie Pro without paying. */
async function givenPro({ client }: Owner): Promise<Input> {
  const { email } = client.user;
  const answer = await client.post('/api/operator/chatgenie-users/grant', { email, ...because });
  const { id } = await expectStatus<{ id: string }>(answer, 200);
  return { params: { userId: id }, body: because };
}

/** The endpoints of the operator's view, and announcements. */
export const operatorCases: Record<string, EndpointCase> = {
  'operator.get': {},
  'operated-workspaces.list': {},
  'operated-workspaces.get': {},
  'operated-workspaces.grant-plan': {
    valid: async (owner) => ({
      params: { workspaceId: await freshWorkspace(owner) },
      body: { plan: 'pro', addOns: { 'extra-agent': 1 }, until: '2100-01-01T00:00:00Z', ...because },
    }),
  },
  'operated-workspaces.end-grant': { valid: granted },
  'operated-workspaces.suspend': {
    valid: async (owner) => ({ params: { workspaceId: await freshWorkspace(owner) }, body: because }),
  },
  'operated-workspaces.resume': { valid: suspended },
  'operator.list-chatgenie-users': {},
  'operator.grant-chatgenie': { valid: ({ client }) => ({ body: { email: client.user.email, ...because } }) },
  'operator.end-chatgenie-grant': { valid: givenPro },
  'operated-messages.list': {},
  'operated-messages.mark': { valid: () => ({ body: { isAnswered: true } }) },
  'operated-messages.export': {},
  'operated-messages.list-waitlist': {},
  'operated-messages.mark-waitlist-entry': {
    valid: async ({ client }) => {
      const email = newEmail();
      await expectStatus(await client.post('/api/waitlist', { email }), 200);
      return { body: { email, isAnswered: true } };
    },
  },
  'operated-messages.export-waitlist': {},
  'operator.list-failed-emails': {},
  'operator.retry-emails': { valid: () => ({ body: {} }) },
  'operator.list-failed-jobs': {},
  'operator.retry-jobs': { valid: () => ({ body: {} }) },
  'operated-workspaces.list-costs': {},
  'operator.list-backups': {},
  'operator.list-docs-feedback': {},
  'model-prices.list': {},
  'model-prices.set': {
    valid: () => ({ body: { modelId: 'openai:small', inputPerMillion: 0.15, outputPerMillion: 0.6 } }),
  },
  'model-prices.delete': {
    valid: async ({ pool }) => {
      const modelPriceId = createId('mpr');
      await pool.query(
        `insert into model_price (id, model_id, input_micros, output_micros) values ($1, $2, 1, 1)`,
        [modelPriceId, `openai:${modelPriceId}`],
      );
      return { params: { modelPriceId } };
    },
  },
  'operator.list-audit-log': {},
  'operator.export-audit-log': {},

  'announcements.list-mine': {},
  'announcements.dismiss': { valid: ({ ids }) => ({ body: { announcementId: ids.announcementId } }) },
  'announcements.list': {},
  'announcements.create': { valid: () => ({ body: announcement }) },
  'announcements.update': { valid: () => ({ body: announcement }) },
  'announcements.delete': {
    valid: async ({ client }) => {
      const made = await client.post('/api/operator/announcements', announcement);
      return { params: { announcementId: (await expectStatus<{ id: string }>(made, 201)).id } };
    },
  },
};
