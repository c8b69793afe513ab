import { type SQL, sql } from 'drizzle-orm';

/** What the index is asked for: each term from its beginning, all of them. */
export const wordsQuery = (terms: readonly string[]): SQL =>
  sql`${terms.map((term) => `'${term.replaceAll(/['\\]/g, '$&$&')}':*`).join(' & ')}::tsquery`;
