import type { InvoiceKind, InvoiceState, PaymentProvider } from '#contract/billing/billing.ts';
import type { InvoiceLine } from './billing-account.ts';
import { formatMoney } from './format-money.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { totalOf } from './total-of.ts';

interface Party {
  name: string;
  address: string;
  taxId: string;
  email: string;
  country?: string | undefined;
}

interface StoredInvoice {
  kind: InvoiceKind;
  number: string;
  state: InvoiceState;
  issuedAt: Date;
  paidAt: Date | null;
  lines: readonly InvoiceLine[];
  taxName: string;
  taxCents: number;
  totalCents: number;
  seller: Party;
  buyer: Party;
  creditedNumber: string | null;
  provider: PaymentProvider;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

const states: Record<InvoiceState, string> = { paid: 'Paid', open: 'Not paid yet', void: 'Cancelled' };

/** An invoice or a credit note in words: amounts in US dollars, dates in UTC. */
export function composeInvoice(invoice: StoredInvoice): InvoicePaper {
  const { kind, number, state, issuedAt, paidAt, lines, taxName, taxCents, totalCents } = invoice;
  const isCredit = kind === 'credit-note';
  const net = totalOf(lines);
  const facts = [
    { label: isCredit ? 'Credit note' : 'Invoice', value: number },
    { label: 'Date', value: day.format(issuedAt) },
    ...(isCredit && invoice.creditedNumber
      ? [{ label: 'For invoice', value: invoice.creditedNumber }]
      : paidAt
        ? [{ label: 'Paid on', value: day.format(paidAt) }]
        : []),
  ];
  return {
    title: isCredit ? 'Credit note' : 'Invoice',
    number,
    state: isCredit ? 'Paid back' : states[state],
    seller: linesOf(invoice.seller),
    buyer: linesOf(invoice.buyer),
    facts,
    rows: lines.map(({ description, from, to, quantity, amountCents }) => ({
      description,
      period:
        from === to
          ? shortDay.format(new Date(from))
          : `${shortDay.format(new Date(from))} – ${shortDay.format(new Date(to))}`,
      quantity: String(quantity),
      amount: formatMoney(amountCents),
    })),
    totals: [
      ...(taxCents === 0
        ? []
        : [
            { label: 'Subtotal', value: formatMoney(net), isSum: false },
            { label: taxName, value: formatMoney(taxCents), isSum: false },
          ]),
      { label: 'Total in US dollars', value: formatMoney(totalCents), isSum: true },
    ],
    notes:
      invoice.provider === 'sandbox'
        ? ['Sandbox: this is a test. No money was taken, and nothing has to be paid.']
        : [],
  };
}

function linesOf({ name, address, taxId, email, country = '' }: Party): string[] {
  const place = country && (regions.of(country) ?? country);
  const lines = [name, ...address.split('\n'), place, email, taxId && `Tax number: ${taxId}`];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
