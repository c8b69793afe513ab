import type { MessageRule } from '#contract/look/look.schemas.ts';

export interface PageVisit {
  /** Path of the page's address. */
  path: string;
  secondsOnPage: number;
  /** The pointer has left the page at its top. */
  isLeaving: boolean;
  /** The visitor was on this website before, on another day or in another tab. */
  isReturning: boolean;
}

/**
 * The index of the first rule whose message is due now; -1 for none. `shown` are those that were shown in this visit.
 */
export function findDueRule(
  rules: readonly MessageRule[],
  { path, secondsOnPage, isLeaving, isReturning }: PageVisit,
  shown: readonly number[],
): number {
  return rules.findIndex(
    ({ page, moment, seconds, visitors }, at) =>
      !shown.includes(at) &&
      secondsOnPage >= seconds &&
      (moment === 'time' || isLeaving) &&
      (visitors === 'all' || (visitors === 'returning') === isReturning) &&
      (page === '/' ? path === page : path.toLowerCase().includes(page.toLowerCase())),
  );
}
