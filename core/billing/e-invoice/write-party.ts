import { isVatNumber } from './is-vat-number.ts';
import { xml } from './xml.ts';

export interface EInvoiceParty {
  name: string;
  /** In lines. */
  address: string;
  taxId: string;
  email: string;
  /** Two letters of ISO 3166. */
  country?: string | undefined;
}

/** A seller or a buyer; only a seller may have a tax number that is none of the VAT. */
export function writeParty(
  role: 'SellerTradeParty' | 'BuyerTradeParty',
  { name, address, taxId, email, country = '' }: EInvoiceParty,
): string {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [one, two, ...rest] = lines;
  const given = [one, two, rest.join(', ')].filter((line) => line !== undefined && line !== '');
  const number = taxId.replaceAll(/[\s.-]/g, '');
  const scheme = isVatNumber(taxId) ? 'VA' : 'FC';
  const isNumbered = number !== '' && (scheme === 'VA' || role === 'SellerTradeParty');
  return xml(`ram:${role}`, [
    // A seller is known by a VAT identifier, or by another number.
    ...(isNumbered && scheme === 'FC' ? [xml('ram:ID', number)] : []),
    xml('ram:Name', name),
    xml('ram:PostalTradeAddress', [
      ...given.map((line, at) => xml(`ram:Line${['One', 'Two', 'Three'][at]}`, line ?? '')),
      xml('ram:CountryID', country),
    ]),
    ...(email === ''
      ? []
      : [xml('ram:URIUniversalCommunication', [xml('ram:URIID', email, { schemeID: 'EM' })])]),
    ...(isNumbered
      ? [xml('ram:SpecifiedTaxRegistration', [xml('ram:ID', number, { schemeID: scheme })])]
      : []),
  ]);
}
