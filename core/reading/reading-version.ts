/**
 * Raised whenever pages would be read differently than before: what was read by an older version is read again at the
 * next crawl, although its website reports no change.
 */
export const readingVersion = 7;
