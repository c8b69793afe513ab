/**
 * SQL for the period in which monthly meters count, as `usage.period` has it: the month of the subscription, which begins
 * on the day of the month on which that began, else the calendar's in UTC. `core/plans/meter-month.ts` says the same.
 * @param anchor an SQL expression for the beginning of the subscription, null without one
 * @param now an SQL expression for the time
 */
export function meterPeriod(anchor: string, now: string): string {
  return `case when ${anchor} is null then to_char(${now} at time zone 'UTC', 'YYYY-MM') else (
    select to_char(
      base + make_interval(months => passed - case when base + make_interval(months => passed) > moment then 1 else 0 end),
      'YYYY-MM-DD')
    from (
      select base, moment, ((extract(year from moment) - extract(year from base)) * 12
        + extract(month from moment) - extract(month from base))::int as passed
      from (select ${anchor} at time zone 'UTC' as base, ${now} at time zone 'UTC' as moment) as times
    ) as counted
  ) end`;
}
