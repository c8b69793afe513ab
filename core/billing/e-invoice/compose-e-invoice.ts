import type { InvoiceKind, InvoiceState, PaymentProvider } from '#contract/billing/billing.ts';
import type { InvoiceLine } from '../billing-account.ts';
import { totalOf } from '../total-of.ts';
import { formatCents } from './format-cents.ts';
import { type EInvoiceTax, taxOf } from './tax-of.ts';
import { writeDate } from './write-date.ts';
import { writeLine } from './write-line.ts';
import { type EInvoiceParty, writeParty } from './write-party.ts';
import { xml } from './xml.ts';

export interface EInvoiceSource {
  kind: InvoiceKind;
  number: string;
  state: InvoiceState;
  issuedAt: Date;
  lines: readonly InvoiceLine[];
  taxName: string;
  taxCents: number;
  totalCents: number;
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  creditedNumber: string | null;
  provider: PaymentProvider;
}

const spaces = 'urn:un:unece:uncefact:data:standard:';

/**
 * An invoice or a credit note as the semantic model of EN 16931 in the syntax of UN/CEFACT, which Factur-X puts into a PDF. Null where the
 * norm asks for what is not known: the countries, the name of the buyer, the tax number of the seller; and for what was called off.
 * @param usualPercent see `taxOf`
 */
export function composeEInvoice(source: EInvoiceSource, usualPercent: number): string | null {
  const { kind, number, state, seller, buyer, issuedAt, provider } = source;
  const isComplete =
    seller.country && buyer.country && buyer.name.trim() !== '' && seller.taxId.trim() !== '';
  // A credit note has the amounts that are given back.
  const sign = kind === 'credit-note' ? -1 : 1;
  const lines = source.lines.map((line) => ({ ...line, amountCents: line.amountCents * sign }));
  const [netCents, taxCents, totalCents] = [totalOf(lines), source.taxCents * sign, source.totalCents * sign];
  if (!isComplete || state === 'void' || netCents + taxCents !== totalCents) return null;
  const tax = taxOf({ ...source, netCents, taxCents }, usualPercent);
  const parts = [
    xml('rsm:ExchangedDocumentContext', [
      xml('ram:GuidelineSpecifiedDocumentContextParameter', [xml('ram:ID', 'urn:cen.eu:en16931:2017')]),
    ]),
    xml('rsm:ExchangedDocument', [
      xml('ram:ID', number),
      xml('ram:TypeCode', kind === 'credit-note' ? '381' : '380'),
      xml('ram:IssueDateTime', [writeDate(issuedAt.toISOString())]),
      ...(provider === 'sandbox'
        ? [xml('ram:IncludedNote', [xml('ram:Content', 'Sandbox: this is a test. Nothing has to be paid.')])]
        : []),
    ]),
    xml('rsm:SupplyChainTradeTransaction', [
      ...lines.map((line, at) => writeLine(line, at + 1, tax)),
      xml('ram:ApplicableHeaderTradeAgreement', [
        writeParty('SellerTradeParty', seller),
        writeParty('BuyerTradeParty', buyer),
      ]),
      xml('ram:ApplicableHeaderTradeDelivery', [
        xml('ram:ActualDeliverySupplyChainEvent', [
          xml('ram:OccurrenceDateTime', [writeDate(issuedAt.toISOString())]),
        ]),
      ]),
      writeSettlement(source, { netCents, taxCents, totalCents }, tax),
    ]),
  ];
  const document = xml('rsm:CrossIndustryInvoice', parts, {
    'xmlns:rsm': `${spaces}CrossIndustryInvoice:100`,
    'xmlns:ram': `${spaces}ReusableAggregateBusinessInformationEntity:100`,
    'xmlns:udt': `${spaces}UnqualifiedDataType:100`,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}

function writeSettlement(
  { state, creditedNumber }: EInvoiceSource,
  { netCents, taxCents, totalCents }: { netCents: number; taxCents: number; totalCents: number },
  { category, percent, reason }: EInvoiceTax,
): string {
  const paidCents = state === 'paid' ? totalCents : 0;
  return xml('ram:ApplicableHeaderTradeSettlement', [
    xml('ram:InvoiceCurrencyCode', 'USD'),
    // A card.
    xml('ram:SpecifiedTradeSettlementPaymentMeans', [xml('ram:TypeCode', '48')]),
    xml('ram:ApplicableTradeTax', [
      xml('ram:CalculatedAmount', formatCents(taxCents)),
      xml('ram:TypeCode', 'VAT'),
      ...(reason === null ? [] : [xml('ram:ExemptionReason', reason)]),
      xml('ram:BasisAmount', formatCents(netCents)),
      xml('ram:CategoryCode', category),
      xml('ram:RateApplicablePercent', String(percent)),
    ]),
    xml('ram:SpecifiedTradePaymentTerms', [
      xml('ram:Description', state === 'paid' ? 'Paid by card' : 'Charged to the card'),
    ]),
    xml('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      xml('ram:LineTotalAmount', formatCents(netCents)),
      xml('ram:TaxBasisTotalAmount', formatCents(netCents)),
      xml('ram:TaxTotalAmount', formatCents(taxCents), { currencyID: 'USD' }),
      xml('ram:GrandTotalAmount', formatCents(totalCents)),
      xml('ram:TotalPrepaidAmount', formatCents(paidCents)),
      xml('ram:DuePayableAmount', formatCents(totalCents - paidCents)),
    ]),
    ...(creditedNumber === null
      ? []
      : [xml('ram:InvoiceReferencedDocument', [xml('ram:IssuerAssignedID', creditedNumber)])]),
  ]);
}
