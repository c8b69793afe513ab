import { isVatNumber } from './is-vat-number.ts';

interface Taxed {
  netCents: number;
  taxCents: number;
  taxName: string;
  seller: { taxId: string; country?: string | undefined };
  buyer: { taxId: string; country?: string | undefined };
}

/** The tax of an invoice as EN 16931 has it: category, rate, and why there is none. */
export interface EInvoiceTax {
  /** S: at a rate. AE: the buyer owes it. E: none. */
  category: 'S' | 'AE' | 'E';
  percent: number;
  reason: string | null;
}

/** The members of the European Union, in which a company that buys from another country owes the tax itself. */
const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * How an invoice is taxed.
 * @param usualPercent the rate of the installation; another one is worked out from the amounts where these say so
 */
export function taxOf(
  { netCents, taxCents, taxName, seller, buyer }: Taxed,
  usualPercent: number,
): EInvoiceTax {
  if (taxCents !== 0) {
    const isUsual = Math.abs((netCents * usualPercent) / 100 - taxCents) <= 1;
    const percent = isUsual ? usualPercent : Math.round((taxCents * 10_000) / netCents) / 100;
    return { category: 'S', percent, reason: null };
  }
  const isReverse =
    [seller, buyer].every(({ taxId, country = '' }) => isVatNumber(taxId) && union.has(country)) &&
    seller.country !== buyer.country;
  return isReverse
    ? { category: 'AE', percent: 0, reason: 'Reverse charge' }
    : { category: 'E', percent: 0, reason: `No ${taxName} is charged` };
}
