const LEAST_LOST = 3;

/**
 * Whether a crawl would remove so many pages that a fault of the website is more likely: a broken menu, or a
 * maintenance page in place of all others.
 * @param lost pages that would go
 * @param total pages that answer now, those included
 */
export function isMassLoss(lost: number, total: number): boolean {
  return lost >= LEAST_LOST && lost > total / 2;
}
