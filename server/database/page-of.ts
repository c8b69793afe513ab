import { and, count, desc, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Services } from '#server/context.ts';

export interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

export interface Page<Item> {
  data: Item[];
  pagination: { cursor: string | null; hasMore: boolean; total: number; isTotalMinimum?: true };
}

/** How many rows there are in all; `isMinimum` where counting stopped before the end. */
interface Total {
  total: number;
  isMinimum?: boolean;
}

/**
 * One page of a list, newest first. Ids sort by time, so the cursor is the id of the last row given: rows that arrive
 * meanwhile never shift a page.
 * @param countAll how many rows there are, where that is known without counting all that match
 */
export async function pageOf<Row extends { id: string }>(
  { db }: Pick<Services, 'db'>,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
  query: PageQuery,
  select: (where: SQL | undefined, order: SQL, limit: number) => Promise<Row[]>,
  countAll: () => Promise<Total> = () => countRows({ db }, table, where),
): Promise<Page<Row>> {
  const after = query.cursor === undefined ? undefined : lt(table.id, query.cursor);
  const [rows, { total, isMinimum }] = await Promise.all([
    select(and(where, after), desc(table.id), query.limit + 1),
    countAll(),
  ]);
  const data = rows.slice(0, query.limit);
  const hasMore = rows.length > query.limit;
  return {
    data,
    pagination: {
      cursor: hasMore ? (data.at(-1)?.id ?? null) : null,
      hasMore,
      total,
      ...(isMinimum ? { isTotalMinimum: true } : {}),
    },
  };
}

async function countRows(
  { db }: Pick<Services, 'db'>,
  table: PgTable,
  where: SQL | undefined,
): Promise<Total> {
  const [all] = await db.select({ total: count() }).from(table).where(where);
  return { total: all?.total ?? 0 };
}
