import { describe, expect, it, test } from 'vitest';
import { composeEInvoice, type EInvoiceSource } from './compose-e-invoice.ts';
import { taxOf } from './tax-of.ts';
import { xml } from './xml.ts';

const party = {
  name: 'Lantern GmbH',
  address: 'Hafen 1\nHamburg',
  taxId: 'DE 123456789',
  email: 'a@b.example',
  country: 'DE',
};
const line = (description: string, quantity: number, amountCents: number) => ({
  description,
  quantity,
  amountCents,
  from: '2026-11-01T10:00:00.000Z',
  to: '2026-12-01T10:00:00.000Z',
});
const invoice = (changes: Partial<EInvoiceSource> = {}): EInvoiceSource => ({
  kind: 'invoice',
  number: 'INV-000001',
  state: 'paid',
  issuedAt: new Date('2026-11-01T10:00:00Z'),
  lines: [line('Pro', 1, 1_900), line('Extra Messages', 2, 1_800)],
  taxName: 'VAT',
  taxCents: 703,
  totalCents: 4_403,
  seller: party,
  buyer: { ...party, name: 'Ω & <Søn>', taxId: '' },
  creditedNumber: null,
  provider: 'stripe',
  ...changes,
});
/** The texts of all elements of a name. */
const texts = (document: string | null, name: string) =>
  [...(document ?? '').matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)</ram:${name}>`, 'g'))].map(
    ([, text]) => text,
  );

describe('an e-invoice', () => {
  it('has both sides, lines with periods, the tax, and totals that add up', () => {
    const document = composeEInvoice(invoice(), 19);
    expect(texts(document, 'Name')).toEqual(['Pro', 'Extra Messages', 'Lantern GmbH', 'Ω &amp; &lt;Søn&gt;']);
    expect(texts(document, 'BilledQuantity')).toEqual(['1', '2']);
    expect(texts(document, 'ChargeAmount')).toEqual(['19.00', '9.00']);
    expect(texts(document, 'LineTotalAmount')).toEqual(['19.00', '18.00', '37.00']);
    expect(texts(document, 'RateApplicablePercent')).toEqual(['19', '19', '19']);
    expect(texts(document, 'GrandTotalAmount')).toEqual(['44.03']);
    expect(texts(document, 'DuePayableAmount')).toEqual(['0.00']);
    expect(document).toContain('<udt:DateTimeString format="102">20261201</udt:DateTimeString>');
  });

  it('has no price below 0, and one of all where the amount cannot be divided', () => {
    const lines = [line('Unused time of Pro', 1, -950), line('Remaining time of Extra Messages', 3, 1_000)];
    const document = composeEInvoice(invoice({ lines, taxCents: 0, totalCents: 50 }), 0);
    expect(texts(document, 'BilledQuantity')).toEqual(['-1', '1']);
    expect(texts(document, 'ChargeAmount')).toEqual(['9.50', '10.00']);
    expect(texts(document, 'Name')[1]).toBe('3 × Remaining time of Extra Messages');
  });

  it('of a credit note has the amounts that go back, and names the invoice', () => {
    const back = invoice({
      kind: 'credit-note',
      number: 'CN-INV-000001',
      lines: [line('Refund of INV-000001', 1, -1_000)],
      taxCents: -190,
      totalCents: -1_190,
      creditedNumber: 'INV-000001',
    });
    const document = composeEInvoice(back, 19);
    expect(texts(document, 'TypeCode')[0]).toBe('381');
    expect(texts(document, 'GrandTotalAmount')).toEqual(['11.90']);
    expect(texts(document, 'IssuerAssignedID')).toEqual(['INV-000001']);
  });

  it.each([
    ['without the country of the seller', { seller: { ...party, country: '' } }],
    ['without the country of the buyer', { buyer: { ...party, country: undefined } }],
    ['without a name of the buyer', { buyer: { ...party, name: ' ' } }],
    ['without a tax number of the seller', { seller: { ...party, taxId: '' } }],
    ['once it is called off', { state: 'void' as const }],
    ['where it does not add up', { totalCents: 1 }],
  ])('is none %s', (_name, changes) => {
    expect(composeEInvoice(invoice(changes), 19)).toBeNull();
  });
});

test.each([
  ['the usual rate', { netCents: 33, taxCents: 6 }, {}, ['S', 19]],
  ['another rate', { netCents: 10_000, taxCents: 700 }, {}, ['S', 7]],
  [
    'none between two countries of the Union',
    { netCents: 100, taxCents: 0 },
    { taxId: 'FR1', country: 'FR' },
    ['AE', 0],
  ],
  [
    'none without the number of the buyer',
    { netCents: 100, taxCents: 0 },
    { taxId: '', country: 'FR' },
    ['E', 0],
  ],
  ['none outside of the Union', { netCents: 100, taxCents: 0 }, { taxId: 'CH1', country: 'CH' }, ['E', 0]],
  ['none within a country', { netCents: 100, taxCents: 0 }, { taxId: 'DE1', country: 'DE' }, ['E', 0]],
])('tax: %s', (_name, amounts, buyer, [category, percent]) => {
  const given = { ...amounts, taxName: 'VAT', seller: party, buyer: { ...party, ...buyer } };
  expect(taxOf(given, 19)).toMatchObject({ category, percent });
});

test('what XML cannot have is left out, and what means something in it is escaped', () => {
  expect(xml('a', 'x\u0000\ud800<&>"y', { b: '"<' })).toBe('<a b="&quot;&lt;">x&lt;&amp;&gt;&quot;y</a>');
});
