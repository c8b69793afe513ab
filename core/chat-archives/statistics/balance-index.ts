/** How even two numbers are: 1 when they are the same, 0 when one of them is 0. Null when both are. */
export function balanceIndex(one: number, other: number): number | null {
  return one + other === 0 ? null : 1 - Math.abs(one - other) / (one + other);
}
