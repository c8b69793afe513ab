import type { InvoiceLine } from '../billing-account.ts';
import { formatCents } from './format-cents.ts';
import type { EInvoiceTax } from './tax-of.ts';
import { writeDate } from './write-date.ts';
import { xml } from './xml.ts';

/**
 * A line with its period. Prices are never below 0: time that is given back has a quantity below 0. Where the amount is no
 * whole number of cents for each, it is one of all.
 */
export function writeLine(
  { description, quantity, amountCents, from, to }: InvoiceLine,
  number: number,
  { category, percent }: EInvoiceTax,
): string {
  const isEven = quantity > 0 && amountCents % quantity === 0;
  const count = isEven ? quantity : 1;
  const name = isEven ? description : `${quantity} × ${description}`;
  return xml('ram:IncludedSupplyChainTradeLineItem', [
    xml('ram:AssociatedDocumentLineDocument', [xml('ram:LineID', String(number))]),
    xml('ram:SpecifiedTradeProduct', [xml('ram:Name', name.trim() || 'Subscription')]),
    xml('ram:SpecifiedLineTradeAgreement', [
      xml('ram:NetPriceProductTradePrice', [
        xml('ram:ChargeAmount', formatCents(Math.abs(amountCents) / count)),
      ]),
    ]),
    xml('ram:SpecifiedLineTradeDelivery', [
      xml('ram:BilledQuantity', String(amountCents < 0 ? -count : count), { unitCode: 'C62' }),
    ]),
    xml('ram:SpecifiedLineTradeSettlement', [
      xml('ram:ApplicableTradeTax', [
        xml('ram:TypeCode', 'VAT'),
        xml('ram:CategoryCode', category),
        xml('ram:RateApplicablePercent', String(percent)),
      ]),
      xml('ram:BillingSpecifiedPeriod', [
        xml('ram:StartDateTime', [writeDate(from)]),
        xml('ram:EndDateTime', [writeDate(to)]),
      ]),
      xml('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        xml('ram:LineTotalAmount', formatCents(amountCents)),
      ]),
    ]),
  ]);
}
