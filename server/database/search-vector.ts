import { customType } from 'drizzle-orm/pg-core';

/** What a row is searched by: PostgreSQL's `tsvector`, here without positions. Written in SQL and never read. */
export const searchVector = customType<{ data: never }>({ dataType: () => 'tsvector' });
