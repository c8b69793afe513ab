export const maximumStrengthPoints = 5;

export interface PasswordStrength {
  /** 0 to 5; the bar is points / 5 wide. */
  points: number;
  level: 'weak' | 'fair' | 'strong';
}

/**
 * The strength meter of the specification, section 5: a point each for more than 7 and more than 10 characters, an
 * uppercase letter, a digit and a symbol. Weak (red) at 0 to 1 points, fair (amber) at 2 to 3, strong (green) above.
 */
export function passwordStrength(password: string): PasswordStrength {
  const points = [
    password.length > 7,
    password.length > 10,
    /\p{Lu}/u.test(password),
    /\d/.test(password),
    /[\p{P}\p{S}]/u.test(password),
  ].filter(Boolean).length;
  return { points, level: points <= 1 ? 'weak' : points <= 3 ? 'fair' : 'strong' };
}
