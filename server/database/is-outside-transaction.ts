import type { MigrationMeta } from 'drizzle-orm/migrator';

/** The first line of a migration whose statements may not be in a transaction, such as CREATE INDEX CONCURRENTLY. */
export const OUTSIDE_MARK = '-- outside a transaction';

/** Whether the statements of a migration run one by one. */
export function isOutsideTransaction({ sql }: Pick<MigrationMeta, 'sql'>): boolean {
  return sql[0]?.trimStart().startsWith(OUTSIDE_MARK) ?? false;
}
