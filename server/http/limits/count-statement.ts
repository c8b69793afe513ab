/**
 * Parts of a statement that count calls under limits in passing, so that a busy path pays no query for them. The
 * statement names before them, as `hit`, rows of key, name, maximum (int), is_waived and ends_at, in the order of
 * their keys. It reads from `counted` the counts with this call, and from `refused` the keys that are full by it,
 * except where that is waived.
 * @param now the parameter with the present time
 */
export function countStatement(now: string): string {
  return `
  counted as (
    insert into rate_limit (key, count, ends_at)
    select key, 1, ends_at from hit
    on conflict (key) do update set
      count = case when rate_limit.ends_at <= ${now} then 1 else rate_limit.count + 1 end,
      ends_at = case when rate_limit.ends_at <= ${now} then excluded.ends_at else rate_limit.ends_at end
    returning key, count, ends_at
  ), refused as (
    select key, counted.ends_at, counted.count, hit.maximum, hit.name
    from counted join hit using (key) where counted.count > hit.maximum and not hit.is_waived
  )`;
}
