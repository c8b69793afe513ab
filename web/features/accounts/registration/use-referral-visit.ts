import { useEffect } from 'react';
import { countReferralVisit } from '#contract/partners.endpoints.ts';
import { call } from '#web/lib/call.ts';

/** In the storage of the tab, which ends with it; says that a visit was counted, and nothing of whose link or visit. */
const storageKey = 'visitCounted';

/** Counts the visit of a referral link, once a tab. */
export function useReferralVisit(code: string | null): void {
  useEffect(() => {
    if (code === null || !claimCount()) return;
    // The figure of somebody else: whoever registers has nothing to do with its failing.
    call(countReferralVisit, { body: { code } }).catch((error: unknown) =>
      console.warn('A visit was not counted', error),
    );
  }, [code]);
}

/** False where the tab has counted, or cannot remember whether it has. */
function claimCount(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) !== null) return false;
    sessionStorage.setItem(storageKey, '1');
    return true;
  } catch {
    return false;
  }
}
