import { keepReturn } from '#web/lib/keep-return.ts';

/** URL that starts signing in with Google, with the page to return to. */
export const googleStart = (next: string, referralCode: string | null): string =>
  keepReturn('/api/google/start', next, referralCode);
