import { payerOf } from './payer-of.ts';

/**
 * Parts of a statement that take one of a monthly meter. The statement defines before them, as `paying`, at most one row
 * of payer, workspace_id, meter, period and quota (an int, null when unlimited); it reads from `taken` the count with this
 * one, and no row when the limit is reached, and from `usage_warning` the event of the warning that this causes, which it
 * writes to the outbox. The check and the count are one statement, so two at once never pass a limit of one. Each warning
 * is given once on the way up.
 */
export const takeStatement = `
  taken as (
    insert into usage (workspace_id, meter, period, used)
    select payer, meter, period, 1 from paying where quota is null or quota > 0
    on conflict (workspace_id, meter, period) do update set used = usage.used + 1
    where (select quota from paying) is null or usage.used < (select quota from paying)
    returning used
  ), usage_warning as (
    select payer as workspace_id, 'usage.warned' as name,
      jsonb_build_object('meter', meter, 'percentage', percentage) as payload
    from (
      select payer, meter, case used when quota then 100 when ceil(quota * 0.8) then 80 end as percentage
      from paying, taken
    ) as passed
    where percentage is not null and meter <> 'previews'
  )`;

/**
 * The same for workspaces of which some share the allowance of another. These have a count of their own besides, which limits
 * nothing. It is defined as `taking` who takes: at most one row of workspace_id, meter, period and quota.
 */
export const consumeStatement = `
  paying as (
    select
      case when meter = 'previews' then workspace_id else ${payerOf('workspace_id')} end as payer, workspace_id, meter,
      period, quota
    from taking
  ), ${takeStatement}, shown as (
    insert into usage (workspace_id, meter, period, used)
    select workspace_id, meter, period, 1 from paying, taken where payer <> workspace_id
    on conflict (workspace_id, meter, period) do update set used = usage.used + 1
  )`;
