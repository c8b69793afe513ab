const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Integer cents as a price to read: 1900 → $19, 1520 → $15.20 */
export const formatPrice = (cents: number): string => dollars.format(cents / 100);
