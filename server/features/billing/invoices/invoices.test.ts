import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { listBillingHistory } from '#contract/billing/billing.endpoints.ts';
import type { Billing, BillingHistoryItem, Sandbox } from '#contract/billing/billing.schemas.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { readPdf } from '#server/adapters/document-reader/formats/read-pdf.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import { buy } from '#tests/endpoint-cases/billing-cases.ts';
import { type Client, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { syncAccount } from '../account/sync-account.ts';

let stage: TestServices;
let owner: Client;

beforeAll(async () => {
  stage = await createTestServices({
    SELLER_NAME: 'Lantern Ltd',
    SELLER_ADDRESS: 'Quay 1\\nPort',
    SELLER_COUNTRY: 'DE',
    SELLER_TAX_ID: 'DE123456789',
    E_INVOICES: 'true',
    TAX_PERCENT: '10',
  });
});
afterAll(() => stage.close());
beforeEach(async () => {
  owner = await signUp(stage.app, { company: 'Ölmühle & Søn' });
});

const pro = { plan: 'pro', period: 'monthly' };
const business = { plan: 'business', period: 'monthly' };
const read = async (): Promise<Billing> => expectStatus(await owner.get('/api/v1/billing'), 200);

describe('invoices', () => {
  it('are numbered without gaps, however many are made at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => signUp(stage.app)));
    await Promise.all(buyers.map((buyer) => buy(buyer, pro)));
    const { rows } = await stage.services.pool.query(
      "select count(*)::int as count, max(sequence) as last, min(number) as first from invoice where kind = 'invoice'",
    );
    expect(rows[0].last).toBe(rows[0].count);
    expect(rows[0].first).toBe('INV-000001');
  });

  it('are a page and a PDF with both sides, in the scripts of their names', async () => {
    const details = {
      name: 'Ωμέγα Чай & Søn',
      email: 'books@example.com',
      address: 'Straße 1\nŁódź',
      taxId: 'DE123 <b>',
    };
    await expectStatus(await owner.put('/api/v1/billing/details', details), 200);
    const { billingHistory } = await buy(owner, pro);
    const [bought] = billingHistory;
    const page = await owner.get(bought?.invoiceUrl ?? '');
    const html = await page.text();
    for (const part of [
      'Lantern Ltd',
      'Ωμέγα Чай &amp; Søn',
      'DE123 &lt;b&gt;',
      'VAT',
      '$1.90',
      '$20.90',
      'Sandbox',
    ])
      expect(html).toContain(part);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    const pdf = await owner.get(`${bought?.invoiceUrl}?format=pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const { document } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    const text = JSON.stringify(document.blocks);
    for (const part of [bought?.number ?? '', 'Ωμέγα Чай', 'Łódź', '$20.90']) expect(text).toContain(part);
  });

  it('are e-invoices once the country of the buyer is known: as XML, and in the PDF', async () => {
    const { billingHistory } = await buy(owner, pro);
    const before = billingHistory[0]?.invoiceUrl ?? '';
    expect((await owner.get(`${before}?format=xml`)).status).toBe(404);
    expect(await (await owner.get(before)).text()).not.toContain('XML');
    const details = { name: 'Ölmühle', email: '', address: '', taxId: 'FR12345678901', country: 'FR' };
    await expectStatus(await owner.put('/api/v1/billing/details', { ...details, country: 'XX' }), 400);
    await expectStatus(await owner.put('/api/v1/billing/details', details), 200);
    const changed = await owner.put('/api/v1/billing/subscription', business);
    const after = (await expectStatus<Billing>(changed, 200)).billingHistory[0]?.invoiceUrl ?? '';
    expect(await (await owner.get(after)).text()).toContain('Download e-invoice');
    const answer = await owner.get(`${after}?format=xml`);
    expect(answer.headers.get('content-type')).toContain('xml');
    const document = await answer.text();
    expect(document).toContain('<ram:CountryID>FR</ram:CountryID>');
    const pdf = Buffer.from(await (await owner.get(`${after}?format=pdf`)).arrayBuffer()).toString('latin1');
    for (const part of ['factur-x.xml', '/AFRelationship /Alternative', '<pdfaid:part>3'])
      expect(pdf).toContain(part);
  });

  it('say that was given back with a credit note, and outlive the workspace', async () => {
    await buy(owner, pro);
    const workspaceId = await workspaceIdOf(owner);
    const { pool } = stage.services;
    await pool.query(
      `update sandbox_account set account = jsonb_set(account, '{invoices,0,refunds}', $2) where customer_id = $1`,
      [
        `cus_${workspaceId}`,
        JSON.stringify([{ id: `refund ${workspaceId}`, at: stage.clock.now().toISOString(), cents: 1_045 }]),
      ],
    );
    await syncAccount(stage.services, workspaceId);
    await syncAccount(stage.services, workspaceId);
    const { billingHistory } = await read();
    expect(billingHistory.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['credit-note', -1_045],
      ['invoice', 2_090],
    ]);
    expect(billingHistory[0]?.number).toMatch(/^CN-INV-\d{6}$/);
    await pool.query('delete from workspace where id = $1', [workspaceId]);
    const { rows } = await pool.query('select workspace_id from invoice where number = any($1)', [
      billingHistory.map(({ number }) => number),
    ]);
    expect(rows).toEqual([{ workspace_id: null }, { workspace_id: null }]);
  });
});

describe('the billing history', () => {
  it('is read page by page, newest first by date', async () => {
    await buy(owner, pro);
    for (let month = 0; month < 5; month += 1) await owner.post('/api/v1/billing/sandbox-clock');
    const { payments } = await expectStatus<Sandbox>(await owner.get('/api/v1/billing/sandbox'), 200);
    // Learnt of last, but not the newest by date.
    await stage.services.pool.query(
      `update invoice set issued_at = issued_at - interval '45 days' where id = $1`,
      [payments[0]?.invoiceId],
    );
    const whole = await expectStatus<{ data: BillingHistoryItem[] }>(
      await owner.get('/api/v1/billing/history?limit=100'),
      200,
    );
    const dates = whole.data.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    const read: BillingHistoryItem[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '?limit=2' : `?limit=2&cursor=${cursor}`;
      const page: AnswerOf<typeof listBillingHistory> = await expectStatus(
        await owner.get(`/api/v1/billing/history${query}`),
        200,
      );
      expect(page.pagination.total).toBe(6);
      read.push(...page.data);
      cursor = page.pagination.cursor;
    }
    expect(read).toEqual(whole.data);
  });
});
