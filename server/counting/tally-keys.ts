import { sql } from 'drizzle-orm';

/**
 * Joins to a `question` and its `answer` what is tallied of them, as `tally (kind, key)`: its language, the page that it
 * was asked on, and the sources and pages that its answer cites, each once.
 */
export const tallyKeys = sql`
  cross join lateral (
    select 'language' as kind, question.language as key where question.language is not null
    union all
    select 'page', question.page where question.page is not null
    union
    select cited.kind, cited.key
    from jsonb_array_elements(answer.sources) as part
    cross join lateral (values
      ('source', part ->> 'sourceId'),
      ('cited-page', (part ->> 'sourceId') || ' ' || (part ->> 'url'))
    ) as cited (kind, key)
    where cited.key is not null
  ) as tally`;
