import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listOwnPayouts } from '#contract/partners/partners.endpoints.ts';
import type { Partner } from '#contract/partners/partners.schemas.ts';
import { readPdf } from '#server/adapters/document-reader/formats/read-pdf.ts';
import { syncAccount } from '#server/features/billing/account/sync-account.ts';
import {
  createPartnerStage,
  type PartnerStage,
  type Person,
} from '#server/features/partners/fixtures/partner-stage.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import { buy } from '#tests/endpoint-cases/billing-cases.ts';
import { expectStatus } from '#tests/factories.ts';
import { settlePayout } from '../payouts/settle-payout.ts';
import { recordCommissions } from './record-commissions.ts';

let stage: PartnerStage;
let owner: Person;
beforeAll(async () => {
  stage = await createPartnerStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  owner = await stage.somebody({ company: 'Studio North' });
});

describe('commission', () => {
  /** An account that came through the link of the owner and has paid for a plan. */
  async function bring(plan: string): Promise<{ client: Person; workspaceId: string }> {
    const { code } = await expectStatus<Partner>(await owner.get('/api/partner'), 200);
    const client = await stage.somebody({ company: 'Lantern', referralCode: code });
    await buy(client, { plan, period: 'yearly' });
    return { client, workspaceId: await workspaceIdOf(client) };
  }
  const refund = async (workspaceId: string, cents: number) => {
    await stage.services.pool.query(
      `update sandbox_account set account = jsonb_set(account, '{invoices,0,refunds}', $2) where customer_id = $1`,
      [
        `cus_${workspaceId}`,
        JSON.stringify([{ id: `refund ${workspaceId}`, at: stage.clock.now().toISOString(), cents }]),
      ],
    );
    await syncAccount(stage.services, workspaceId);
  };
  const settle = (workspaceId: string) => recordCommissions(stage.services, workspaceId);
  const ask = () => owner.post('/api/partner/payouts', { payTo: 'Ana, account 12345' });

  test('is written once, taken back with a refund, held in a dispute, and keeps its rate', async () => {
    const { workspaceId } = await bring('business');
    const { pool } = stage.services;
    await Promise.all([settle(workspaceId), settle(workspaceId)]);
    expect((await stage.earningsOf(owner)).balance.availableCents).toBe(19_008);
    await pool.query('update partner set commission_percent = 50 where user_id = $1', [owner.user.id]);
    await refund(workspaceId, 10_001);
    await settle(workspaceId);
    const { balance, terms } = await stage.earningsOf(owner);
    expect([balance.availableCents, terms.percent]).toEqual([17_008, 50]);
    await pool.query('update invoice set is_disputed = true where workspace_id = $1', [workspaceId]);
    const held = await stage.earningsOf(owner);
    expect([held.balance.availableCents, held.balance.heldCents]).toEqual([0, 17_008]);
  });

  test('ends with the agreed months', async () => {
    await expectStatus(await owner.get('/api/partner'), 200);
    await stage.services.pool.query('update partner set commission_months = 1 where user_id = $1', [
      owner.user.id,
    ]);
    const { workspaceId } = await bring('pro');
    await settle(workspaceId);
    await stage.services.pool.query(
      `insert into invoice (id, workspace_id, kind, sequence, number, provider, provider_id, state, issued_at, paid_at, lines, tax_name, tax_cents, total_cents, seller, buyer)
       select id || 'b', workspace_id, kind, -sequence, number || 'b', provider, provider_id || 'b', state,
         issued_at + interval '32 days', paid_at, lines, tax_name, tax_cents, total_cents, seller, buyer
       from invoice where workspace_id = $1`,
      [workspaceId],
    );
    await settle(workspaceId);
    expect((await stage.earningsOf(owner)).balance.availableCents).toBe(3_648);
  });

  test('is paid out on request, once, by the operator; declined it is available again', async () => {
    const { workspaceId } = await bring('pro');
    const early = await expectStatus<{ error: { message: string } }>(await ask(), 409);
    expect(early.error.message).toContain('once $50.00 is available');
    await settle(workspaceId);
    const { workspaceId: other } = await bring('business');
    await settle(other);
    await stage.services.pool.query('update "user" set email_verified = true where id = $1', [owner.user.id]);
    await stage.services.pool.query("update session set confirmed_at = '2100-01-01'");
    const asked = await Promise.all([ask(), ask()]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [waiting] = (await stage.earningsOf(owner)).payouts;
    expect(waiting).toMatchObject({ state: 'requested', cents: 3_648 + 19_008 });
    await settlePayout(stage.services, waiting?.id ?? '', { state: 'declined', note: 'Which bank?' });
    expect((await stage.earningsOf(owner)).balance).toMatchObject({
      availableCents: 22_656,
      requestedCents: 0,
    });
    await expectStatus(await ask(), 200);
    const withdrawn = (await stage.earningsOf(owner)).payouts[0]?.id ?? '';
    await expectStatus(await owner.delete(`/api/partner/payouts/${withdrawn}`), 200);
    expect((await stage.earningsOf(owner)).balance.availableCents).toBe(22_656);
    await expectStatus(await ask(), 200);
    const again = (await stage.earningsOf(owner)).payouts[0]?.id ?? '';
    await settlePayout(stage.services, again, { state: 'paid', note: 'Transfer 17.' });
    await expect(
      settlePayout(stage.services, again, { state: 'declined', note: 'Oops.' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect((await owner.delete(`/api/partner/payouts/${again}`)).status).toBe(409);
    const { balance, payouts } = await stage.earningsOf(owner);
    expect(balance).toMatchObject({ availableCents: 0, paidCents: 22_656 });
    expect(payouts.map(({ state }) => state)).toEqual(['paid', 'declined']);
    const { rows: noted } = await stage.services.pool.query(
      `select action, details ->> 'amount' as amount from audit_entry where action like 'payout.%' order by id`,
    );
    expect(noted.map(({ action, amount }) => `${action} ${amount}`)).toEqual([
      'payout.requested $226.56',
      'payout.declined $226.56',
      'payout.requested $226.56',
      'payout.withdrawn $226.56',
      'payout.requested $226.56',
      'payout.paid $226.56',
    ]);
    const one = await expectStatus<AnswerOf<typeof listOwnPayouts>>(
      await owner.get('/api/partner/payouts?limit=1'),
      200,
    );
    expect([one.data[0]?.state, one.pagination.hasMore, one.pagination.total]).toEqual(['paid', true, 2]);
    const rest = await owner.get(`/api/partner/payouts?limit=1&cursor=${one.pagination.cursor}`);
    expect((await expectStatus<typeof one>(rest, 200)).data[0]?.state).toBe('declined');
    // What is refunded after that is taken off the next one.
    await refund(workspaceId, 18_240);
    await settle(workspaceId);
    expect((await stage.earningsOf(owner)).balance.availableCents).toBe(-3_648);
    const year = stage.clock.now().toISOString().slice(0, 4);
    const csv = await (await owner.get(`/api/partner/statement?period=${year}`)).text();
    expect(csv.match(/Earned|Taken back/g)).toEqual(['Earned', 'Earned', 'Taken back']);
    const pdf = await owner.get(`/api/partner/statement?period=${year}&format=pdf`);
    const { document } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    for (const part of ['Statement', '$226.56', '-$36.48', '$190.08'])
      expect(JSON.stringify(document.blocks)).toContain(part);
  });
});
