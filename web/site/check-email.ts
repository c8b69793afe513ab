const pattern = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\]]+$/;

/**
 * The contract's rule for an address, written again so that no public page loads the contract's account schemas with
 * it; `check-email.test.ts` keeps the two in step.
 * @returns the sentence to show, or null for an address
 */
export const checkEmail = (address: string): string | null =>
  pattern.test(address.trim()) ? null : 'Please enter a valid email address';
