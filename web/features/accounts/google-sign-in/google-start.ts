import { startGoogle } from '#contract/google-sign-in/google-sign-in.endpoints.ts';
import { keepReturn } from '#web/lib/sign-in/keep-return.ts';

/** URL that starts signing in with Google, with the page to return to. */
export const googleStart = (next: string, referralCode: string | null): string =>
  keepReturn(startGoogle.path, next, referralCode);
