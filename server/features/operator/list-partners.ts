import { sql } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { listPartners as endpoint } from '#contract/operated-partners/operated-partners.endpoints.ts';
import type { Services } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { selectPartners } from './select-partners.ts';

/** Who has a referral link, with what they brought and earned. */
export async function listPartners(
  services: Services,
  { q, limit, offset }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const pattern = containing(q ?? '');
  const where = q
    ? sql`("user".name ilike ${pattern} or "user".email ilike ${pattern} or "user".company ilike ${pattern})`
    : sql`true`;
  const [data, { rows }] = await Promise.all([
    selectPartners(services, where, { limit, offset }),
    services.db.execute<{ total: number }>(
      sql`select count(*)::int as total from partner join "user" on "user".id = partner.user_id where ${where}`,
    ),
  ]);
  return { data, total: rows[0]?.total ?? 0 };
}
