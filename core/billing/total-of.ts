/** The sum of what lines or items cost, in cents. */
export function totalOf(lines: readonly { amountCents: number }[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
