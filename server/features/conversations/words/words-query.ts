import { type SQL, sql } from 'drizzle-orm';

/** The query of the index: every term must be the beginning of a word. */
export const wordsQuery = (terms: readonly string[]): SQL =>
  sql`${terms.map((term) => `'${term.replaceAll(/['\\]/g, '$&$&')}':*`).join(' & ')}::tsquery`;
