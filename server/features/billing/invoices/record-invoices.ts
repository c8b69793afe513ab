import { and, eq, inArray } from 'drizzle-orm';
import { brand } from '#contract/brand.ts';
import { refundTaxes } from '#core/billing/refund-taxes.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import type { ProviderInvoice } from '#server/ports/payments.ts';
import { type billingAccount, type InvoiceParty, invoice } from '../billing.table.ts';
import { assignInvoiceNumber } from './assign-invoice-number.ts';

/**
 * Keeps each invoice and each refund of the provider under a number of ours; answers whether any was new or changed. What an
 * invoice says is written once; only whether it is paid changes. Call it in a transaction that holds the account's row.
 */
export async function recordInvoices(
  services: Services,
  account: typeof billingAccount.$inferSelect,
  given: readonly ProviderInvoice[],
): Promise<boolean> {
  const { provider } = account;
  const ids = given.flatMap(({ id, refunds }) => [id, ...refunds.map((refund) => refund.id)]);
  if (ids.length === 0) return false;
  const rows = await services.db
    .select({
      providerId: invoice.providerId,
      number: invoice.number,
      state: invoice.state,
      refusal: invoice.refusal,
      isDisputed: invoice.isDisputed,
      seller: invoice.seller,
      buyer: invoice.buyer,
    })
    .from(invoice)
    .where(and(eq(invoice.provider, provider), inArray(invoice.providerId, ids)));
  const known = new Map(rows.map((row) => [row.providerId, row]));
  let hasChanged = false;
  for (const each of given) {
    const found = known.get(each.id);
    if (found === undefined) {
      // What costs nothing, and what was called off before it was paid, was never asked for.
      if (each.totalCents === 0 || each.state === 'void') continue;
      hasChanged = true;
      const parties = partiesOf(services, account);
      const number = await insertInvoice(services, account, { ...each, ...parties });
      const { id: providerId, state, refusal, isDisputed } = each;
      known.set(providerId, { providerId, number, state, refusal, isDisputed, ...parties });
    } else if (
      found.state !== each.state ||
      found.refusal !== each.refusal ||
      found.isDisputed !== each.isDisputed
    ) {
      hasChanged = true;
      const { state, refusal, isDisputed } = each;
      await services.db
        .update(invoice)
        .set({ state, refusal, isDisputed, paidAt: timeOrNull(each.paidAt) })
        .where(and(eq(invoice.provider, provider), eq(invoice.providerId, each.id)));
    }
    const taxes = refundTaxes({ ...each, refundedCents: each.refunds.map(({ cents }) => cents) });
    for (const [at, refund] of each.refunds.entries()) {
      if (known.has(refund.id)) continue;
      const credited = known.get(each.id);
      if (credited === undefined) continue;
      hasChanged = true;
      await insertCreditNote(services, account, { ...refund, taxCents: taxes[at] ?? 0, credited });
    }
  }
  return hasChanged;
}

const timeOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

interface Parties {
  seller: InvoiceParty;
  buyer: InvoiceParty;
}

function partiesOf({ config }: Services, { details }: typeof billingAccount.$inferSelect): Parties {
  const seller: InvoiceParty = {
    name: config.SELLER_NAME ?? brand.name,
    address: (config.SELLER_ADDRESS ?? '').replaceAll('\\n', '\n'),
    taxId: config.SELLER_TAX_ID ?? '',
    email: config.OPERATOR_EMAIL ?? brand.supportEmail,
    country: config.SELLER_COUNTRY ?? '',
  };
  return { seller, buyer: details };
}

async function insertInvoice(
  services: Services,
  account: typeof billingAccount.$inferSelect,
  given: ProviderInvoice & Parties,
): Promise<string> {
  const { id, createdAt, state, paidAt, refusal, isDisputed, lines, taxCents, totalCents } = given;
  const numbered = await assignInvoiceNumber(services, 'invoice');
  await services.db.insert(invoice).values({
    id: createId('inv'),
    workspaceId: account.workspaceId,
    userId: account.userId,
    kind: 'invoice',
    ...numbered,
    provider: account.provider,
    providerId: id,
    state,
    issuedAt: new Date(createdAt),
    paidAt: timeOrNull(paidAt),
    refusal,
    isDisputed,
    lines,
    taxName: services.config.TAX_NAME,
    taxCents,
    totalCents,
    seller: given.seller,
    buyer: given.buyer,
  });
  return numbered.number;
}

interface CreditNote {
  id: string;
  at: string;
  cents: number;
  taxCents: number;
  /** The invoice: a credit note is for the same buyer, whatever has become of them. */
  credited: Parties & { number: string };
}

async function insertCreditNote(
  services: Services,
  account: typeof billingAccount.$inferSelect,
  { taxCents, credited, ...refund }: CreditNote,
): Promise<void> {
  await services.db.insert(invoice).values({
    id: createId('inv'),
    workspaceId: account.workspaceId,
    userId: account.userId,
    kind: 'credit-note',
    ...(await assignInvoiceNumber(services, 'credit-note')),
    provider: account.provider,
    providerId: refund.id,
    state: 'paid',
    issuedAt: new Date(refund.at),
    paidAt: new Date(refund.at),
    lines: [
      {
        description: `Refund of ${credited.number}`,
        quantity: 1,
        amountCents: taxCents - refund.cents,
        from: refund.at,
        to: refund.at,
      },
    ],
    taxName: services.config.TAX_NAME,
    taxCents: -taxCents || 0,
    totalCents: -refund.cents,
    creditedNumber: credited.number,
    seller: credited.seller,
    buyer: credited.buyer,
  });
}
