import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Billing } from '#contract/billing/billing.schemas.ts';
import type { Commission } from '#contract/partners/partners.schemas.ts';
import { syncAccount } from '#server/features/billing/account/sync-account.ts';
import { stopPaying } from '#server/features/billing/payer/stop-paying.ts';
import { buy } from '#tests/endpoint-cases/billing-cases.ts';
import { type Client, createAgent, expectStatus, newEmail } from '#tests/factories.ts';
import { recordCommissions } from '../commissions/record-commissions.ts';
import { clientsOf, makeClient } from '../fixtures/client-calls.ts';
import { createPartnerStage, type PartnerStage, type Person } from '../fixtures/partner-stage.ts';

let stage: PartnerStage;
let owner: Person;
beforeAll(async () => {
  stage = await createPartnerStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  owner = await stage.somebody({ company: 'Studio North' });
});

const refusal = async (response: Response, status: number) =>
  (await expectStatus<{ error: { message: string } }>(response, status)).error.message;

describe('the allowance of the free plan', () => {
  const usedOf = async (by: Client, name: string) =>
    (
      await expectStatus<{ meters: { name: string; used: number }[] }>(await by.get('/api/v1/usage'), 200)
    ).meters.find((meter) => meter.name === name)?.used;
  const leave = (by: Client, agentId: string) => by.post('/api/v1/leads', { agentId, name: 'Ana' });

  test('is one for an owner and the workspaces of their clients, until one is handed over', async () => {
    const { id: agentId } = await createAgent(owner);
    const client = await makeClient(owner, 'Bicycle shop');
    await expectStatus(await owner.post('/api/workspace-switch', { workspaceId: client.id }), 200);
    const { id: clientAgentId } = await createAgent(owner);
    await expectStatus(await leave(owner, clientAgentId), 201);
    expect(await usedOf(owner, 'leads')).toBe(1);
    expect((await clientsOf(owner)).map(({ leads }) => leads.used)).toEqual([1]);

    await stage.services.pool.query(
      `update usage set used = 4 where meter = 'leads' and workspace_id =
         (select allowance_workspace_id from workspace where id = $1)`,
      [client.id],
    );
    const both = await Promise.all([leave(owner, clientAgentId), leave(owner, clientAgentId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 402]);

    const buyer = await stage.somebody();
    const given = { email: buyer.user.email, partnerBecomes: 'gone' };
    await expectStatus(await owner.post(`/api/partner/clients/${client.id}/hand-over`, given), 200);
    expect((await stage.acceptInvitation(buyer)).status).toBe(200);
    await expectStatus(await buyer.post('/api/workspace-switch', { workspaceId: client.id }), 200);
    expect(await usedOf(buyer, 'leads')).toBe(2);
    await expectStatus(await leave(buyer, clientAgentId), 201);
    expect((await owner.post('/api/v1/leads', { agentId, name: 'Ben' })).status).toBe(402);
  });
});

describe('who pays', () => {
  const pro = { plan: 'pro', period: 'monthly' };
  const enter = async (id: string, by: Client) =>
    expectStatus(await by.post('/api/workspace-switch', { workspaceId: id }), 200);
  const billingOf = async (by: Client) => expectStatus<Billing>(await by.get('/api/v1/billing'), 200);
  const giveTo = async (client: Person, id: string, paidBy: 'client' | 'partner') => {
    const body = { email: client.user.email, partnerBecomes: 'admin', paidBy };
    await expectStatus(await owner.post(`/api/partner/clients/${id}/hand-over`, body), 200);
    await expectStatus(await stage.acceptInvitation(client), 200);
    await enter(id, client);
  };

  test('cannot be the partner who leaves', async () => {
    const { id } = await makeClient(owner, 'Lantern Bakery');
    const body = { email: newEmail(), partnerBecomes: 'gone', paidBy: 'partner' };
    expect((await owner.post(`/api/partner/clients/${id}/hand-over`, body)).status).toBe(400);
  });

  test('is the partner alone, whose cards and invoices the client does not see, until they leave', async () => {
    const { id } = await makeClient(owner, 'Lantern Bakery');
    await enter(id, owner);
    await buy(owner, pro);
    const client = await stage.somebody();
    await giveTo(client, id, 'partner');
    expect(await clientsOf(owner)).toMatchObject([{ role: 'admin', paidBy: 'partner' }]);
    expect(await billingOf(client)).toMatchObject({
      plan: { id: 'pro' },
      paidBy: { name: 'Studio North' },
      subscription: null,
      paymentMethods: [],
      billingHistory: [],
      details: { email: '' },
    });
    const { billingHistory, paidBy } = await billingOf(owner);
    expect([billingHistory.length, paidBy]).toEqual([1, null]);
    for (const refused of [
      await client.get(billingHistory[0]?.invoiceUrl ?? ''),
      await client.put('/api/v1/billing/subscription', { ...pro, plan: 'business' }),
      await client.post('/api/v1/billing/payment-methods'),
      await client.delete('/api/v1/billing/subscription'),
    ])
      expect(await refusal(refused, 403)).toContain('Studio North pays for this workspace');
    // Nobody earns from what they pay themselves.
    await recordCommissions(stage.services, id);
    expect((await stage.earningsOf(owner)).balance.availableCents).toBe(0);

    await expectStatus(await client.delete(`/api/v1/members/${owner.user.id}`), 200);
    await stopPaying(stage.services, id);
    await stopPaying(stage.services, id);
    expect(await billingOf(client)).toMatchObject({
      plan: { id: 'pro' },
      paidBy: null,
      subscription: { cancelsAtEnd: true },
      paymentMethods: [],
      billingHistory: [],
      details: { email: client.user.email, address: '' },
    });
    expect((await client.get(billingHistory[0]?.invoiceUrl ?? '')).status).toBe(404);
  });

  test('is not the partner after the hand-over to a client who pays: neither by card nor by invoices', async () => {
    const { id } = await makeClient(owner, 'Lantern Bakery');
    await enter(id, owner);
    await buy(owner, pro);
    const own = { name: 'Studio', address: 'Home street 1', taxId: 'DE1', email: 'me@studio.example' };
    await expectStatus(await owner.put('/api/v1/billing/details', own), 200);
    const client = await stage.somebody();
    await giveTo(client, id, 'client');
    await stopPaying(stage.services, id);
    const billing = await billingOf(client);
    expect(billing).toMatchObject({
      plan: { id: 'pro' },
      paidBy: null,
      subscription: { cancelsAtEnd: true },
      paymentMethods: [],
      billingHistory: [],
      details: { email: client.user.email, address: '', taxId: '' },
    });
    // A refund of what the partner paid is theirs, as its invoice is.
    const { billingHistory } = await billingOf(owner);
    await stage.services.pool.query(
      `update sandbox_account set account = jsonb_set(account, '{invoices,0,refunds}', $2) where customer_id = $1`,
      [
        `cus_${id}`,
        JSON.stringify([{ id: `refund ${id}`, at: stage.clock.now().toISOString(), cents: 100 }]),
      ],
    );
    await syncAccount(stage.services, id);
    expect((await billingOf(client)).billingHistory).toEqual([]);
    expect((await billingOf(owner)).billingHistory).toHaveLength(billingHistory.length + 1);
    // Nobody earns from what they paid themselves.
    await recordCommissions(stage.services, id);
    expect((await stage.earningsOf(owner)).balance.availableCents).toBe(0);
    const { rows } = await stage.services.pool.query<{ buyer: { address: string } }>(
      `select buyer from invoice where kind = 'credit-note' and workspace_id = $1`,
      [id],
    );
    expect(rows).toMatchObject([{ buyer: { name: 'Studio North', address: '' } }]);
  });

  test('is the client after the hand-over, of whose payments the partner earns', async () => {
    const { id } = await makeClient(owner, 'Lantern Bakery');
    const client = await stage.somebody();
    await giveTo(client, id, 'client');
    await buy(client, pro);
    await recordCommissions(stage.services, id);
    expect(await stage.earningsOf(owner)).toMatchObject({
      terms: { percent: 20, months: 12 },
      balance: { availableCents: 380 },
    });
    const { data } = await expectStatus<{ data: Commission[] }>(
      await owner.get('/api/partner/commissions'),
      200,
    );
    expect(data).toMatchObject([
      { kind: 'earned', company: 'Lantern Bakery', netCents: 1_900, percent: 20, cents: 380, isHeld: false },
    ]);
  });
});
