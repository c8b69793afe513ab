import { yearSpan } from '#core/chat-archives/wrapped/year-span.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import type { Services } from '#server/context.ts';

const earliest = 1990;
const latest = 2200;

/** The years in which people wrote in an archive, newest first, in its zone. */
export async function listYears(
  { pool }: Pick<Services, 'pool'>,
  { archiveId, zone }: { archiveId: string; zone: string },
): Promise<number[]> {
  const clock = createZoneClock(zone);
  const years = Array.from({ length: latest - earliest + 1 }, (_, index) => latest - index);
  const spans = years.map((year) => yearSpan(year, clock));
  // Each year is one look into the index by time.
  const { rows } = await pool.query<{ year: number }>(
    `select span.year from unnest($2::int[], $3::timestamptz[], $4::timestamptz[]) as span (year, starts, ends)
     where exists (
       select 1 from archive_message m where m.archive_id = $1 and m.at >= span.starts and m.at < span.ends
         and m.has_time and m.person is not null and m.kind in ('text', 'media')
     ) order by span.year desc`,
    [archiveId, years, spans.map(({ from }) => from), spans.map(({ to }) => to)],
  );
  return rows.map(({ year }) => year);
}
