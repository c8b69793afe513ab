import { useEffect } from 'react';
import { countReferralVisit } from '#contract/partners/partners.endpoints.ts';
import { call } from '#web/lib/call.ts';

/** In the tab's storage. It says only that a visit was counted, not through which link. */
const storageKey = 'visitCounted';

/** Counts the visit of a referral link, once per tab. */
export function useReferralVisit(code: string | null): void {
  useEffect(() => {
    if (code === null || !claimCount()) return;
    // The count belongs to the link's owner: a failure must not disturb the person who signs up.
    call(countReferralVisit, { body: { code } }).catch((error: unknown) =>
      console.warn('The visit was not counted.', error),
    );
  }, [code]);
}

/** False if the tab has counted already, or can't remember whether it has. */
function claimCount(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) !== null) return false;
    sessionStorage.setItem(storageKey, '1');
    return true;
  } catch {
    return false;
  }
}
