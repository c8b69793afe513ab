import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The database, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT>;
