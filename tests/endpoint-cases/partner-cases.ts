import type { Pool } from 'pg';
import { createId } from '#server/database/create-id.ts';
import { expectStatus, newEmail } from '../factories.ts';
import { pictureForm } from '../picture-form.ts';
import { sampleLabelSettings } from '../sample-label.ts';
import type { EndpointCase, Input, Owner } from './endpoint-case.ts';

/** Something that a partner has earned, with the invoice that was paid for it. Answers the id of the invoice. */
export async function addCommission(pool: Pool, partnerId: string, cents: number): Promise<string> {
  const id = createId('inv');
  await pool.query(
    `with paid as (
       insert into invoice (id, kind, sequence, number, provider, provider_id, state, issued_at, paid_at, lines, tax_name, tax_cents, total_cents, seller, buyer)
       values ($1, 'invoice', (random() * -1000000000)::int, $1, 'sandbox', $1, 'paid', now(), now(), '[]', 'VAT', 0, $3 * 5, '{}', '{}')
       returning id
     )
     insert into commission (id, partner_id, invoice_id, paid_invoice_id, company, net_cents, percent, cents, occurred_at)
     select $4, $2, id, id, 'La•••', $3 * 5, 20, $3, now() from paid`,
    [id, partnerId, cents, createId('com')],
  );
  return id;
}

/** A payout that waits, of nobody's own or of this partner. */
export async function addPayout(pool: Pool, partnerId: string | null): Promise<string> {
  const id = createId('pyo');
  await pool.query(
    `insert into payout (id, partner_id, payee, pay_to, cents, state, requested_at)
     values ($1, $2, 'Ana, ana@example.com', 'Account 1', 5000, 'requested', now())`,
    [id, partnerId],
  );
  return id;
}

/** The owner as a partner, and a payout of somebody whose account is gone. */
export async function addPartner(
  pool: Pool,
  client: Owner['client'],
): Promise<{ partnerId: string; payoutId: string }> {
  await expectStatus(await client.get('/api/partner'), 200);
  return { partnerId: client.user.id, payoutId: await addPayout(pool, null) };
}

const partnerIdOf = ({ client }: Owner): string => client.user.id;

async function withBalance(owner: Owner): Promise<Input> {
  const partnerId = partnerIdOf(owner);
  await owner.pool.query(`delete from payout where partner_id = $1 and state = 'requested'`, [partnerId]);
  await addCommission(owner.pool, partnerId, 6_000);
  return { body: { payTo: 'Ana, account 12345' } };
}

async function freshClient({ client, word }: Owner) {
  const made = await client.post('/api/partner/clients', { name: `${word} client for once` });
  return { params: { clientId: (await expectStatus<{ id: string }>(made, 201)).id } };
}

async function withLabel({ client }: Owner): Promise<Input> {
  await expectStatus(await client.put('/api/partner/white-label', sampleLabelSettings), 200);
  return {};
}

/** The endpoints of the partner area, and those of the operator's view about partners. */
export const partnerCases: Record<string, EndpointCase> = {
  'partners.get': {},
  'partners.list-referrals': {},
  'partners.count-visit': {
    valid: async ({ client }) => {
      const { code } = await expectStatus<{ code: string }>(await client.get('/api/partner'), 200);
      return { body: { code } };
    },
  },
  'partners.list-clients': {},
  'partners.create-client': { valid: ({ word }) => ({ body: { name: `${word} new client` } }) },
  'partners.delete-client': { valid: freshClient },
  'partners.hand-over': {
    valid: () => ({ body: { email: newEmail(), partnerBecomes: 'admin', paidBy: 'partner' } }),
  },
  'partners.cancel-hand-over': {
    valid: async (owner) => {
      const fresh = await freshClient(owner);
      const path = `/api/partner/clients/${fresh.params.clientId}/hand-over`;
      await owner.client.post(path, { email: newEmail(), partnerBecomes: 'gone' });
      return fresh;
    },
  },
  'partners.get-earnings': {},
  'partners.list-commissions': {},
  'partners.list-payouts': {},
  'partners.request-payout': { valid: withBalance },
  'partners.withdraw-payout': {
    valid: async (owner) => ({ params: { payoutId: await addPayout(owner.pool, partnerIdOf(owner)) } }),
  },
  'partners.get-statement': {},

  'partners.get-white-label': {},
  'partners.save-white-label': { valid: () => ({ body: sampleLabelSettings }) },
  'partners.check-white-label': { valid: withLabel },
  'partners.set-white-label-logo': {
    valid: async (owner) => ({ ...(await withLabel(owner)), body: pictureForm() }),
  },
  'partners.remove-white-label-logo': { valid: withLabel },
  'partners.remove-white-label': { valid: withLabel },

  'operator.get-prices': {},
  'operated-partners.list': {},
  'operated-partners.set-terms': { valid: () => ({ body: { percent: 12.5, months: 24 } }) },
  'operated-partners.remove-white-label': {
    valid: async (owner) => ({ ...(await withLabel(owner)), body: { reason: 'To try it out.' } }),
  },
  'operated-partners.list-payouts': {},
  'operated-partners.settle-payout': {
    valid: async ({ pool }) => ({
      params: { payoutId: await addPayout(pool, null) },
      body: { state: 'paid', note: 'Transfer 17.' },
    }),
  },
};
