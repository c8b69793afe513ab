import { sql } from 'drizzle-orm';
import { paths, referralParameter } from '#contract/page-addresses.ts';
import type { Partner } from '#contract/partners/partners.schemas.ts';
import { referralDays } from '#contract/partners/partners.ts';
import { lastDays } from '#core/partners/last-days.ts';
import type { Services } from '#server/context.ts';
import { installationUrl } from '#server/installation-url.ts';
import { countOwnClients } from './clients/count-own-clients.ts';
import { ensurePartner } from './ensure-partner.ts';

/** The referral link of a user, with its visits and sign-ups: in all, and on each of the last days. */
export async function getPartner(services: Services, userId: string): Promise<Partner> {
  const code = await ensurePartner(services, userId);
  const days = lastDays(services.clock.now(), referralDays);
  const [{ visits, ...reached }, visitsByDay, signUpsByDay, ownClients] = await Promise.all([
    readTotals(services, userId),
    countVisitsByDay(services, userId, days),
    countSignUpsByDay(services, userId, days),
    countOwnClients(services, userId),
  ]);
  return {
    code,
    link: `${installationUrl(services.config)}${paths.register}?${referralParameter}=${code}`,
    totals: { visits, ...reached },
    days: days.map((day) => ({
      day,
      visits: visitsByDay.get(day) ?? 0,
      signUps: signUpsByDay.get(day) ?? 0,
    })),
    ownClients,
  };
}

async function readTotals({ db }: Services, userId: string): Promise<Partner['totals']> {
  const { rows } = await db.execute<{
    visits: number;
    sign_ups: number;
    agents_created: number;
    messages_answered: number;
  }>(sql`
    select
      (select coalesce(sum(visits), 0) from referral_visit where partner_id = ${userId})::int as visits,
      count(*)::int as sign_ups,
      (count(*) filter (where reached.has_agent or reached.has_answer))::int as agents_created,
      (count(*) filter (where reached.has_answer))::int as messages_answered
    from referral, lateral (select
      exists (select from agent where agent.workspace_id = referral.workspace_id) as has_agent,
      exists (
        select from usage
        where usage.workspace_id = referral.workspace_id and usage.meter = 'messages' and usage.used > 0
      ) as has_answer
    ) as reached
    where referral.partner_id = ${userId}`);
  const [row] = rows;
  return {
    visits: row?.visits ?? 0,
    signUps: row?.sign_ups ?? 0,
    agentsCreated: row?.agents_created ?? 0,
    messagesAnswered: row?.messages_answered ?? 0,
  };
}

async function countVisitsByDay({ db }: Services, userId: string, days: readonly string[]) {
  const { rows } = await db.execute<{ day: string; total: number }>(sql`
    select day::text as day, visits as total from referral_visit
    where partner_id = ${userId} and day >= ${days[0]}::date`);
  return byDay(rows);
}

async function countSignUpsByDay({ db }: Services, userId: string, days: readonly string[]) {
  const { rows } = await db.execute<{ day: string; total: number }>(sql`
    select (created_at at time zone 'UTC')::date::text as day, count(*)::int as total from referral
    where partner_id = ${userId} and created_at >= (${days[0]}::date at time zone 'UTC')
    group by 1`);
  return byDay(rows);
}

const byDay = (rows: readonly { day: string; total: number }[]) =>
  new Map(rows.map(({ day, total }) => [day, total]));
