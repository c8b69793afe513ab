import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** The query builder over a pool, for work in threads, which are given the pool alone. */
export const queryBuilder = (pool: pg.Pool): NodePgDatabase => drizzle(pool);
