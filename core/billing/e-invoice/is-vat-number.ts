/** Whether a tax number is a VAT identifier, which begins with the letters of a country. */
export const isVatNumber = (taxId: string): boolean =>
  /^[A-Z]{2}[0-9A-Z]/.test(taxId.replaceAll(/[\s.-]/g, ''));
