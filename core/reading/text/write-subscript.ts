/** Lowered text: its figures as subscript characters, which `resolveSuperscripts` makes plain where they touch no other figure. */
export function writeSubscript(text: string): string {
  return text.trim().replace(/\d/g, (figure) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(figure)));
}
