import { createTestDatabase } from '../../test-database.ts';

/**
 * Settings for a product whose journey is neither about its own database server nor about search by meaning: a migrated
 * database on the server of the run, which is there in a moment, and no model to load.
 */
export async function leanSettings(): Promise<Record<string, string>> {
  const { url } = await createTestDatabase();
  return { DATABASE_URL: url, SEARCH_BY_MEANING: 'false' };
}
