/** Every error that the API can answer: a stable code with its HTTP status and its default sentence. */
export const errors = {
  'invalid-input': { status: 400, message: 'Some fields are not valid. See details for which and why.' },
  'invalid-json': { status: 400, message: 'The request body is not valid JSON.' },
  'signed-out': { status: 401, message: 'Please sign in to continue.' },
  'invalid-credentials': { status: 401, message: 'Email or password is not correct.' },
  'invalid-api-key': { status: 401, message: 'This API key is not valid or has been revoked.' },
  'invalid-visitor': { status: 401, message: 'This chat has expired. Please reload the page.' },
  'invalid-identity': { status: 401, message: 'This identity token cannot be used.' },
  'plan-limit': { status: 402, message: 'The limit of your plan is reached. Upgrade to continue.' },
  'invalid-csrf-token': {
    status: 403,
    message: 'Security token expired. Please refresh the page and try again.',
  },
  'not-allowed': { status: 403, message: 'Your role does not allow this.' },
  'confirmation-needed': {
    status: 403,
    message: 'Confirm that it is you, then try again.',
  },
  'workspace-suspended': {
    status: 403,
    message: 'This workspace is suspended. Contact us to resume it.',
  },
  'email-not-verified': {
    status: 403,
    message: 'Verify your email address first. Open the link in our email or ask for a new one.',
  },
  'domain-not-allowed': {
    status: 403,
    message: 'This website is not on the list of allowed domains of the agent.',
  },
  'not-found': { status: 404, message: 'Not found. It may have been deleted, or you don’t have access.' },
  'signed-in-as-another': {
    status: 409,
    message: 'Someone else has signed in in this browser. Reload the page.',
  },
  'email-taken': { status: 409, message: 'A user with this email already exists.' },
  conflict: { status: 409, message: 'This was changed in the meantime. Reload and try again.' },
  'slot-taken': {
    status: 409,
    message: 'This time is no longer free. Please choose another one.',
  },
  'idempotency-conflict': {
    status: 409,
    message: 'This Idempotency-Key was used with another request. Use a new key.',
  },
  'challenge-required': {
    status: 428,
    message: 'Many messages are arriving at the moment. Solve the challenge in details and send this again.',
  },
  'too-large': { status: 413, message: 'This is larger than allowed.' },
  'unknown-host': { status: 421, message: 'This installation does not answer under this host name.' },
  'unsupported-type': { status: 415, message: 'This type of content is not supported.' },
  'cannot-process': { status: 422, message: 'This could not be processed.' },
  'agent-paused': { status: 422, message: 'This agent is paused at the moment.' },
  'rate-limited': { status: 429, message: 'Too many requests. Please wait a few minutes and try again.' },
  'internal-error': { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'The service is not available at the moment. Please try again soon.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** Body of every failed call of version 1; `details` maps a field's path to its sentence. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; details?: Record<string, string> };
}
