import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, stored in UTC and read as a `Date`. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
