import type { LimitServices } from './limit-services.ts';

export interface HitToCount {
  key: string;
  windowSeconds: number;
  /** How many calls this counts as. */
  step: number;
}

const statement = `
  insert into rate_limit (key, count, ends_at)
  select * from unnest($1::text[], $2::int[], $3::timestamptz[])
  on conflict (key) do update set
    count = case when rate_limit.ends_at <= $4 then excluded.count else rate_limit.count + excluded.count end,
    ends_at = case when rate_limit.ends_at <= $4 then excluded.ends_at else rate_limit.ends_at end
  returning key, count, ends_at`;

/**
 * Adds to the counts of these keys, each in its present window or in a new one, and answers what they are now. On the
 * pool, not in the caller's transaction: what is refused or fails counts too.
 */
export async function countHits(
  { pool, clock }: Pick<LimitServices, 'pool' | 'clock'>,
  hits: readonly HitToCount[],
): Promise<{ key: string; count: number; endsAt: Date }[]> {
  const now = clock.now();
  // In one order everywhere, so that two statements never wait for each other.
  const sorted = [...hits].sort((a, b) => (a.key < b.key ? -1 : 1));
  const { rows } = await pool.query<{ key: string; count: number; ends_at: Date }>({
    name: 'count-hits',
    text: statement,
    values: [
      sorted.map(({ key }) => key),
      sorted.map(({ step }) => step),
      sorted.map(({ windowSeconds }) => new Date(now.getTime() + windowSeconds * 1000)),
      now,
    ],
  });
  return rows.map(({ key, count, ends_at }) => ({ key, count, endsAt: ends_at }));
}
