const LEAST_LOST = 3;

/**
 * Would a crawl take so many of a website's pages away that a fault of the website is the likelier reason: a broken
 * menu, a maintenance page in place of all others?
 * @param lost pages that would go
 * @param total pages that answer now, those included
 */
export function isMassLoss(lost: number, total: number): boolean {
  return lost >= LEAST_LOST && lost > total / 2;
}
