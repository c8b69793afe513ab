const sentences: readonly (readonly [RegExp, string])[] = [
  [/already exists/i, 'An account with this email already exists. Please try logging in instead.'],
  [
    /password/i,
    'Password requirements not met. Please ensure your password is at least 8 characters long and contains both letters and numbers.',
  ],
  [/token/i, 'Security token expired. Please refresh the page and try again.'],
  [/rate limit|too many/i, 'Too many registration attempts. Please wait a few minutes and try again.'],
  [/network|connection/i, 'Network error. Please check your connection and try again.'],
];

/**
 * Words a failed registration by the table of the specification, section 8: the first row whose text is contained
 * wins, in whatever case; a text that no row knows is shown as it is.
 */
export function describeRegistrationError(message: string | undefined): string {
  if (!message) return 'Registration failed. Please try again.';
  return sentences.find(([contained]) => contained.test(message))?.[1] ?? message;
}
