export interface RateLimit {
  /** Calls allowed in a window. */
  count: number;
  windowSeconds: number;
  /** What the caller is told; a general sentence when absent. */
  message?: string;
}

const tenMinutes = 600;
const quarterHour = 900;
const hour = 3_600;

const tooManyAttempts = 'Too many attempts. Please wait a few minutes and try again.';
const tooManySignIns = 'Too many sign-in attempts. Please wait a few minutes and try again.';
const tooManyResets = 'Too many requests for a new password. Please wait a few minutes and try again.';
const tooManyInvitations = 'Too many invitations were sent. Please wait an hour and try again.';
const tooManyMessages = 'Too many messages. Please wait a few minutes and try again.';

/** Every rate limit of the product, by what is counted and, behind `of`, `from` or `to`, for each of what. */
export const rateLimits = {
  'registration-from-address': {
    count: 60,
    windowSeconds: tenMinutes,
    message: 'Too many registration attempts. Please wait a few minutes and try again.',
  },
  'sign-in-from-address': { count: 100, windowSeconds: tenMinutes, message: tooManySignIns },
  /** From one address to one account: a stranger who guesses does not lock the owner out. */
  'sign-in-of-pair': { count: 10, windowSeconds: tenMinutes, message: tooManySignIns },
  /** From all addresses together: guessing stays hopeless even with many of them. */
  'sign-in-to-account': { count: 50, windowSeconds: tenMinutes, message: tooManySignIns },
  'passkey-sign-in-from-address': { count: 100, windowSeconds: tenMinutes, message: tooManySignIns },
  'google-start-from-address': { count: 60, windowSeconds: tenMinutes },
  'google-return-from-address': { count: 60, windowSeconds: tenMinutes },
  'second-factor-of-user': {
    count: 5,
    windowSeconds: tenMinutes,
    message: 'Too many codes were tried. Please wait a few minutes and try again.',
  },
  'password-confirmation-of-user': { count: 10, windowSeconds: tenMinutes, message: tooManyAttempts },
  'password-link-from-address': { count: 30, windowSeconds: tenMinutes, message: tooManyResets },
  'password-link-to-mailbox': { count: 3, windowSeconds: quarterHour, message: tooManyResets },
  'password-reset-from-address': { count: 30, windowSeconds: tenMinutes, message: tooManyAttempts },
  'verification-email-of-user': {
    count: 3,
    windowSeconds: quarterHour,
    message: 'Too many emails were requested. Please check your inbox, or wait a few minutes and try again.',
  },
  'data-export-of-user': {
    count: 10,
    windowSeconds: tenMinutes,
    message: 'Too many exports. Please wait a few minutes and try again.',
  },
  'invitation-to-mailbox': { count: 3, windowSeconds: hour, message: tooManyInvitations },
  'invitation-of-workspace': { count: 30, windowSeconds: hour, message: tooManyInvitations },
  'invitation-view-from-address': { count: 60, windowSeconds: tenMinutes },
  'client-workspace-of-user': {
    count: 50,
    windowSeconds: hour,
    message: 'Too many workspaces were created. Please wait an hour and try again.',
  },
  'referral-visit-from-address': { count: 30, windowSeconds: tenMinutes },
  'referral-visit-of-code': { count: 1_000, windowSeconds: hour },
  'website-suggestion-of-workspace': { count: 30, windowSeconds: tenMinutes },
  'chat-of-visitor': {
    count: 30,
    windowSeconds: 60,
    message: 'You are sending messages too fast. Please wait a moment.',
  },
  'chat-from-address': { count: 600, windowSeconds: 60 },
  'lead-of-visitor': { count: 10, windowSeconds: tenMinutes },
  'lead-from-address': { count: 600, windowSeconds: 60 },
  'contact-from-address': { count: 5, windowSeconds: tenMinutes, message: tooManyMessages },
  /** From all addresses together, so that nobody floods the operator's mailbox. */
  contact: { count: 120, windowSeconds: hour, message: tooManyMessages },
  'waitlist-from-address': { count: 10, windowSeconds: tenMinutes, message: tooManyAttempts },
  'docs-search-from-address': { count: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
