import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { brand } from '#contract/brand.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { getStatement as endpoint } from '#contract/partners/partners.endpoints.ts';
import type { Commission } from '#contract/partners/partners.schemas.ts';
import { composeStatement } from '#core/partners/compose-statement.ts';
import { statementPeriod } from '#core/partners/statement-period.ts';
import type { Services } from '#server/context.ts';
import { user } from '#server/features/users/users.table.ts';
import { exportFile } from '#server/http/export-file.ts';
import { commission } from '../partners.table.ts';
import { selectCommissions } from './select-commissions.ts';

const columns = [
  'Date',
  'Company',
  'Entry',
  'Net amount (USD)',
  'Rate (percent)',
  'Commission (USD)',
  'Payout',
  'Id',
];
const most = 100_000;
const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** What a partner earned in a month or a year in UTC, and what was taken back, oldest first: as CSV, JSON or PDF. */
export async function showStatement(
  services: Services,
  userId: string,
  { period = String(services.clock.now().getUTCFullYear()), format }: QueryOf<typeof endpoint>,
): Promise<Response> {
  const { from, to } = statementPeriod(period);
  const within = and(
    eq(commission.partnerId, userId),
    gte(commission.occurredAt, from),
    lt(commission.occurredAt, to),
  );
  const entries = await selectCommissions(services, within, asc(commission.occurredAt), most);
  const name = `commission-${period}`;
  if (format !== 'pdf')
    return exportFile(
      { owner: userId, name, format, rows: each(entries), columns, cells },
      services.clock.now(),
    );
  const [partner] = await services.db.select().from(user).where(eq(user.id, userId));
  const { config } = services;
  const paper = composeStatement({
    period,
    madeAt: services.clock.now(),
    payer: [
      config.SELLER_NAME ?? brand.name,
      ...(config.SELLER_ADDRESS ?? '').split('\\n'),
      config.OPERATOR_EMAIL ?? brand.supportEmail,
    ],
    payee: [partner?.company ?? '', partner?.name ?? '', partner?.email ?? ''],
    entries,
  });
  return new Response(new Uint8Array(await services.invoicePrinter.print(paper)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}.pdf"`,
      'Cache-Control': 'no-store',
    },
  });
}

async function* each(entries: readonly Commission[]): AsyncGenerator<Commission> {
  yield* entries;
}

function cells(entry: Commission): Record<string, string>[] {
  return [
    {
      Date: entry.occurredAt.slice(0, 10),
      Company: entry.company,
      Entry: entry.kind === 'earned' ? 'Earned' : 'Taken back',
      'Net amount (USD)': dollars(entry.netCents),
      'Rate (percent)': String(entry.percent),
      'Commission (USD)': dollars(entry.cents),
      Payout: entry.payoutId ?? '',
      Id: entry.id,
    },
  ];
}
