import { sql } from 'drizzle-orm';

/** What a document counts in the plan: the larger of the text that answers and the one that waits. */
export const countedCharacters = sql`greatest(
  case when document.live_version > 0 then document.characters else 0 end,
  case when document.standby ->> 'kind' = 'waiting' then (document.standby ->> 'characters')::int else 0 end)`;
