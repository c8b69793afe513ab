const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Integer US cents as an amount that was charged: 1900 → $19.00 */
export const formatMoney = (cents: number): string => dollars.format(cents / 100);
