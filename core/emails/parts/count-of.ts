/** `1 day`, `7 days`. */
export function countOf(amount: number, unit: string): string {
  return amount === 1 ? `1 ${unit}` : `${amount} ${unit}s`;
}
