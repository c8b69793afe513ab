/** Lowered text: its figures as subscript characters, which `settleRaised` makes plain where they touch no other figure. */
export function writeLowered(text: string): string {
  return text.trim().replace(/\d/g, (figure) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(figure)));
}
