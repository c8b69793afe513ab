import type { Commission } from '#contract/partners/partners.schemas.ts';
import { formatMoney } from '../billing/format-money.ts';
import type { InvoicePaper } from '../billing/invoice-paper.ts';

interface Statement {
  /** `2026` or `2026-11`. */
  period: string;
  madeAt: Date;
  /** Lines about the payer of the commission, and about its receiver; empty ones are left out. */
  payer: readonly string[];
  payee: readonly string[];
  entries: readonly Pick<Commission, 'kind' | 'company' | 'netCents' | 'percent' | 'cents' | 'occurredAt'>[];
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A statement of commissions in words, in the form of an invoice, so that one printer writes both. */
export function composeStatement({ period, madeAt, payer, payee, entries }: Statement): InvoicePaper {
  const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');
  const sumOf = (kind: Commission['kind']) =>
    entries.filter((entry) => entry.kind === kind).reduce((sum, { cents }) => sum + cents, 0);
  const [earned, takenBack] = [sumOf('earned'), sumOf('taken-back')];
  return {
    title: 'Statement',
    number: period,
    state: '',
    seller: filled(payer),
    buyer: filled(payee),
    facts: [
      {
        label: 'Period',
        value: period.length === 4 ? period : monthName.format(new Date(`${period}-01T00:00:00Z`)),
      },
      { label: 'Date', value: day.format(madeAt) },
    ],
    rows: entries.map(({ kind, company, netCents, percent, cents, occurredAt }) => ({
      description: `${kind === 'earned' ? 'Commission' : 'Taken back with a refund'}: ${company || 'a company'}, ${percent} percent of ${formatMoney(netCents)}`,
      period: shortDay.format(new Date(occurredAt)),
      quantity: '1',
      amount: formatMoney(cents),
    })),
    totals: [
      { label: 'Earned', value: formatMoney(earned), isSum: false },
      { label: 'Taken back', value: formatMoney(takenBack), isSum: false },
      { label: 'Total in US dollars', value: formatMoney(earned + takenBack), isSum: true },
    ],
    notes: [],
  };
}
