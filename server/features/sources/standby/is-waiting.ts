import { sql } from 'drizzle-orm';
import { document } from '#server/features/sources/sources.table.ts';

/** Whether a document has a text that waits for the tests of its agent. */
export const isWaiting = sql<boolean>`coalesce(${document.standby} ->> 'kind' = 'waiting', false)`;
