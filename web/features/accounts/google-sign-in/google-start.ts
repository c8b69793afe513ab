import { keepReturn } from '#web/lib/keep-return.ts';

/** Where a browser goes to sign in with Google, and which page it comes back to. */
export const googleStart = (next: string, referralCode: string | null): string =>
  keepReturn('/api/google/start', next, referralCode);
