import type { Frontier } from './frontier.ts';

/** Fetches allowed for each page stored: bounds a website made of redirects, duplicates and errors. */
const FETCHES_PER_PAGE = 2;

const SPARE_FETCHES = 20;

/** The page limit, or the bound on fetches, keeps waiting pages from being read. */
export function isLimitReached(frontier: Frontier): boolean {
  const { counts, options } = frontier;
  return (
    counts.stored >= options.maxPages || counts.fetched >= options.maxPages * FETCHES_PER_PAGE + SPARE_FETCHES
  );
}
