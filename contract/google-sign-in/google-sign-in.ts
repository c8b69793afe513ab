/** What `/login?error=…` may be after Google, with the sentence to show. */
export const googleErrors = {
  'google-not-configured':
    'Signing in with Google is not set up here. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
  'google-cancelled': 'You cancelled signing in with Google.',
  'google-expired':
    'Signing in with Google took too long or was started in another window. Please try again.',
  'google-failed': 'Google could not confirm who you are. Please try again.',
  'google-unavailable': 'Google is not responding. Please try again soon, or sign in with your password.',
  'google-email-unverified':
    'Google has not verified your email address. Verify it there, or sign in with your password.',
  'google-password-required':
    'There is already an account with this email address. Sign in with its password once to link it to Google.',
  'rate-limited': 'Too many sign-in attempts. Please wait a few minutes and try again.',
} as const;
export type GoogleError = keyof typeof googleErrors;
