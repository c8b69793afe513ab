/** A tax number without the signs that only make it easier to read. */
export const compactTaxNumber = (taxId: string): string =>
  taxId.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
