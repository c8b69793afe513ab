const pattern =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * The contract's rule for an address, written again so that no public page loads the contract's account schemas with
 * it; `check-email.test.ts` keeps the two in step.
 * @returns the sentence to show, or null for an address
 */
export const checkEmail = (address: string): string | null =>
  pattern.test(address.trim()) ? null : 'Please enter a valid email address';
