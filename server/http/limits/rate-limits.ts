export interface RateLimit {
  /** Calls allowed in a window. */
  count: number;
  windowSeconds: number;
  /** The sentence for the caller; a general one when absent. */
  message?: string;
  /** Counted in blocks of so many calls, where a query for each would cost too much. */
  block?: number;
}

const tenMinutes = 600;
const quarterHour = 900;
const hour = 3_600;

const tooManyAttempts = 'Too many attempts. Please wait a few minutes and try again.';
const tooManySignIns = 'Too many sign-in attempts. Please wait a few minutes and try again.';
const tooManyResets = 'Too many requests for a new password. Please wait a few minutes and try again.';
const tooManyInvitations = 'Too many invitations were sent. Please wait an hour and try again.';
const tooManyInHour = 'You have reached what one visitor may send here in an hour. Please try again later.';
const tooManyBookings = 'You have tried to book too often. Please try again in a few minutes.';
const tooManyFiles = 'Many files were sent in the last hour. Please try again later.';
const tooManyTranscripts = 'Copies of conversations were sent several times already. Please wait an hour.';
const tooManyCalls = 'Too many calls. Please wait as many seconds as Retry-After says, then go on.';
const tooManyTrials =
  'Many trial agents were made in the last hour. Please try again later, or create an account to make an agent now.';
const tooManyQuestions =
  'You have asked the language model 60 questions within an hour. Please wait, or switch it off under Ask.';
const tooManyMessages = 'Too many messages. Please wait a few minutes and try again.';

/**
 * Every rate limit of the product, by what is counted and, behind `of`, `from` or `to`, for each of what. Each is the same
 * for all processes together (`create-rate-limiter.ts`).
 */
export const rateLimits = {
  'registration-from-address': {
    count: 60,
    windowSeconds: tenMinutes,
    message: 'Too many registration attempts. Please wait a few minutes and try again.',
  },
  'sign-in-from-address': { count: 100, windowSeconds: tenMinutes, message: tooManySignIns },
  /** From one address to one account: a stranger who guesses does not lock the owner out. */
  'sign-in-of-pair': { count: 10, windowSeconds: tenMinutes, message: tooManySignIns },
  /**
   * From all unknown devices together, which are slowed down long before (`guessDelayMs`). Beyond it the owner signs in on
   * a device where they have done so before, or by a password link.
   */
  'sign-in-to-account': {
    count: 1_000,
    windowSeconds: hour,
    message:
      'Too many sign-in attempts for this account. Sign in on a device that you have used before, ask for a new password, or try again in an hour.',
  },
  /** A device on which this account was signed in before is counted alone, whatever others guess. */
  'sign-in-of-known-device': { count: 10, windowSeconds: tenMinutes, message: tooManySignIns },
  'passkey-sign-in-from-address': { count: 100, windowSeconds: tenMinutes, message: tooManySignIns },
  'google-start-from-address': { count: 60, windowSeconds: tenMinutes },
  'google-return-from-address': { count: 60, windowSeconds: tenMinutes },
  'second-factor-of-user': {
    count: 5,
    windowSeconds: tenMinutes,
    message: 'Too many codes were tried. Please wait a few minutes and try again.',
  },
  'confirmation-code-of-user': {
    count: 3,
    windowSeconds: quarterHour,
    message: 'Too many codes were requested. Please check your inbox, or wait a few minutes and try again.',
  },
  'password-confirmation-of-user': { count: 10, windowSeconds: tenMinutes, message: tooManyAttempts },
  'password-link-from-address': { count: 30, windowSeconds: tenMinutes, message: tooManyResets },
  /** Full, it refuses nobody: the links that were emailed are valid. */
  'password-link-to-mailbox': { count: 3, windowSeconds: quarterHour },
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
  /** Each reads an original again and prints all of its messages. */
  'legal-export-of-user': {
    count: 20,
    windowSeconds: tenMinutes,
    message: 'Too many legal exports. Please wait a few minutes and try again.',
  },
  /** Each draws up to 27 pictures. */
  'wrapped-of-user': {
    count: 20,
    windowSeconds: tenMinutes,
    message: 'Too many downloads and links. Please wait a few minutes and try again.',
  },
  'invitation-of-workspace-to-mailbox': { count: 3, windowSeconds: hour, message: tooManyInvitations },
  /** From all workspaces together: strangers who invite somebody do not soon stop others from doing so. */
  'invitation-to-mailbox': { count: 30, windowSeconds: hour, message: tooManyInvitations },
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
  /** Calls of version 1 by one key or one signed-in user, except chats, which the plan counts. */
  'api-call': { count: 300, windowSeconds: 10, block: 20, message: tooManyCalls },
  'api-chat': { count: 2_000, windowSeconds: 10, block: 100, message: tooManyCalls },
  'chat-of-visitor': {
    count: 30,
    windowSeconds: 60,
    message: 'You are sending messages too fast. Please wait a moment.',
  },
  'chat-from-address': { count: 600, windowSeconds: 60 },
  'action-test-of-workspace': { count: 60, windowSeconds: tenMinutes },
  'draft-of-workspace': {
    count: 300,
    windowSeconds: hour,
    message: 'Many drafts were written in the last hour. Please write this reply yourself.',
  },
  /** Shown tokens that say who a visitor is: each page that opens the chat shows one. */
  'identity-from-address': { count: 600, windowSeconds: 60, block: 10 },
  'attachment-of-visitor': { count: 60, windowSeconds: hour, message: tooManyFiles },
  'attachment-from-address': { count: 200, windowSeconds: hour, message: tooManyFiles },
  /** Of all visitors of one agent: files take space, and each picture some time. */
  'attachment-of-agent': { count: 500, windowSeconds: hour, message: tooManyFiles },
  'attachment-of-user': { count: 200, windowSeconds: hour, message: tooManyFiles },
  'email-to-conversation': { count: 30, windowSeconds: hour },
  /** Longer than the signature is accepted. */
  'use-of-email-signature': { count: 1, windowSeconds: quarterHour },
  /** Anybody can type any address, so little is sent to one, and none of it in a hurry. */
  'transcript-of-visitor': { count: 5, windowSeconds: hour, message: tooManyTranscripts },
  'transcript-from-address': { count: 60, windowSeconds: hour, message: tooManyTranscripts },
  'transcript-to-mailbox': { count: 3, windowSeconds: hour, message: tooManyTranscripts },
  'booking-times-of-visitor': { count: 60, windowSeconds: 60, message: tooManyAttempts },
  'booking-times-from-address': { count: 600, windowSeconds: 60, message: tooManyAttempts },
  'booking-changes-of-visitor': { count: 30, windowSeconds: tenMinutes, message: tooManyAttempts },
  'booking-of-visitor': { count: 10, windowSeconds: tenMinutes, message: tooManyBookings },
  'booking-from-address': { count: 60, windowSeconds: tenMinutes, message: tooManyBookings },
  /** Of all visitors together: nobody fills up a calendar. */
  'booking-of-agent': { count: 300, windowSeconds: hour, message: tooManyBookings },
  'cal-com-test-of-workspace': { count: 30, windowSeconds: tenMinutes, message: tooManyAttempts },
  'slack-test-of-workspace': { count: 30, windowSeconds: tenMinutes, message: tooManyAttempts },
  'lead-of-visitor': { count: 10, windowSeconds: tenMinutes },
  'lead-from-address': { count: 600, windowSeconds: 60 },
  /**
   * Of one agent: `core/safety/visitor-shares.ts` says how many for which plan, and an owner may set it; the counts here
   * are those of the largest plan.
   */
  'messages-of-visitor': { count: 60, windowSeconds: hour, message: tooManyInHour },
  'messages-from-address': { count: 10_000, windowSeconds: hour, message: tooManyInHour },
  /** Counted only where the owner has set a budget. */
  'messages-of-visitor-in-month': { count: 10_000_000, windowSeconds: 30 * 24 * hour },
  /** Beyond it nobody is refused: each message needs a solved challenge. */
  'messages-of-agent': { count: 10_000, windowSeconds: tenMinutes },
  'leads-of-visitor': { count: 5, windowSeconds: hour, message: tooManyInHour },
  'leads-from-address': { count: 1_000, windowSeconds: hour, message: tooManyInHour },
  'leads-of-agent': { count: 1_000, windowSeconds: tenMinutes },
  /** Of somebody who has asked nothing. */
  'lead-before-chat-of-visitor': { count: 1, windowSeconds: hour, message: tooManyInHour },
  'lead-before-chat-from-address': { count: 2, windowSeconds: hour, message: tooManyInHour },
  'use-of-challenge': { count: 1, windowSeconds: tenMinutes },
  'contact-from-address': { count: 5, windowSeconds: tenMinutes, message: tooManyMessages },
  /** Full, it refuses nobody: further messages reach the operator in one email an hour. */
  'contact-email-to-operator': { count: 120, windowSeconds: hour },
  'white-label-check-of-user': {
    count: 10,
    windowSeconds: tenMinutes,
    message: 'Too many checks. Please wait a few minutes and try again.',
  },
  'waitlist-from-address': { count: 10, windowSeconds: tenMinutes, message: tooManyAttempts },
  'chat-model-of-user': { count: 60, windowSeconds: hour, message: tooManyQuestions },
  'chat-demo-from-address': { count: 40, windowSeconds: tenMinutes, message: tooManyAttempts },
  'trial-from-address': { count: 6, windowSeconds: hour, message: tooManyTrials },
  /** From all addresses together, of one website: it asked for none of them. */
  'trial-of-website': { count: 12, windowSeconds: hour, message: tooManyTrials },
  /** Of the installation: each reads pages and is stored for a day. */
  trial: { count: 120, windowSeconds: hour, message: tooManyTrials },
  'trial-view-from-address': { count: 1_200, windowSeconds: tenMinutes, block: 20 },
  'kept-trial-of-user': {
    count: 5,
    windowSeconds: 24 * hour,
    message: 'You have kept as many trial agents as one account can per day. Please try again tomorrow.',
  },
  'docs-feedback-from-address': { count: 30, windowSeconds: tenMinutes, message: tooManyAttempts },
  'docs-search-from-address': { count: 120, windowSeconds: 60, block: 10 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
