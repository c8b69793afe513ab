/**
 * Parts of a statement that take one of a monthly meter and record the warning that this causes. The statement names
 * before them, as `taking`, at most one row of workspace_id, meter, period and quota (a `MonthlyQuota` as jsonb); it
 * reads from `taken` the count with this one, and no row when the limit is reached. The check and the count are one
 * statement, so two at once never pass a limit of one.
 */
export const takingParts = `
  taken as (
    insert into usage (workspace_id, meter, period, used)
    select workspace_id, meter, period, 1 from taking
    where quota ->> 'limit' is null or (quota ->> 'limit')::int > 0
    on conflict (workspace_id, meter, period) do update set used = usage.used + 1
    where (select quota ->> 'limit' from taking) is null
      or usage.used < (select (quota ->> 'limit')::int from taking)
    returning used
  ), warned as (
    insert into outbox (workspace_id, name, payload)
    select workspace_id, 'usage.warned',
      jsonb_build_object('meter', meter, 'percentage', quota #> array['warnings', used::text])
    from taking, taken
    where quota -> 'warnings' ? used::text
  )`;
