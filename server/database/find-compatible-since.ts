import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationMeta } from 'drizzle-orm/migrator';

/** Stands before what removes something: the migration since which no release used it any more. */
export const UNUSED_MARK = /-- unused since (\S+)/g;

/**
 * The oldest migration with which a release still works on the schema after all of these, by its time: the latest of those that
 * the marks name. 0 where nothing was removed.
 */
export function findCompatibleSince(migrations: readonly MigrationMeta[], migrationsFolder: string): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  const timeOf = new Map(journal.entries.map(({ tag, when }) => [tag, when]));
  let since = 0;
  for (const [, tag = ''] of migrations.flatMap(({ sql }) => [...sql.join('\n').matchAll(UNUSED_MARK)])) {
    const when = timeOf.get(tag);
    if (when === undefined) throw new Error(`There is no migration ${tag}.`);
    since = Math.max(since, when);
  }
  return since;
}
