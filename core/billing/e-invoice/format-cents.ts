/** 1900 → 19.00 */
export const formatCents = (cents: number): string => (cents / 100).toFixed(2);
