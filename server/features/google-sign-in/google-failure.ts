import type { GoogleError } from '#contract/google-sign-in/google-sign-in.ts';

/** Why signing in with Google did not go on; it becomes `/login?error=…`. */
export class GoogleFailure extends Error {
  readonly code: GoogleError;

  constructor(code: GoogleError, options?: ErrorOptions) {
    super(code, options);
    this.name = 'GoogleFailure';
    this.code = code;
  }
}
