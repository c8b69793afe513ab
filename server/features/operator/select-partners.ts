import { type SQL, sql } from 'drizzle-orm';
import type { OperatedPartner } from '#contract/operated-partners/operated-partners.schemas.ts';
import type { Services } from '#server/context.ts';
import { termsOf } from '#server/features/partners/commissions/terms-of.ts';

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  email: string;
  company: string;
  percent: number | null;
  months: number | null;
  referrals: number;
  clients: number;
  earned: number;
  open: number;
  whiteLabel: OperatedPartner['whiteLabel'];
}

/** Partners as the operator sees them, those who earned most first. */
export async function selectPartners(
  { db, config }: Services,
  where: SQL,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<OperatedPartner[]> {
  const { rows } = await db.execute<Row>(sql`
    select "user".id, "user".name, "user".email, "user".company,
      partner.commission_percent as percent, partner.commission_months as months,
      (select count(*)::int from referral where referral.partner_id = partner.user_id) as referrals,
      (select count(*)::int from client_workspace where client_workspace.created_by = partner.user_id) as clients,
      coalesce(earned.cents, 0)::int as earned, coalesce(earned.open, 0)::int as open,
      (select json_build_object('host', white_label.host, 'state', case
          when white_label.verified_at is null then 'unchecked'
          when white_label.stopped_at is null then 'active' else 'stopped' end)
        from white_label where white_label.partner_id = partner.user_id) as "whiteLabel"
    from partner join "user" on "user".id = partner.user_id
      left join (
        select commission.partner_id, sum(commission.cents) as cents,
          sum(commission.cents) filter (where payout.state is distinct from 'paid') as open
        from commission left join payout on payout.id = commission.payout_id group by 1
      ) as earned on earned.partner_id = partner.user_id
    where ${where}
    order by earned desc, partner.created_at desc, partner.user_id limit ${limit} offset ${offset}`);
  return rows.map(({ percent, months, earned, open, ...row }) => ({
    ...row,
    agreed: { percent, months },
    terms: termsOf(config, { percent, months }),
    earnedCents: earned,
    openCents: open,
  }));
}
