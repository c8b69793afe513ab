import { eq } from 'drizzle-orm';
import type { BillingHistoryItem } from '#contract/billing/billing.schemas.ts';
import { showChatgenieInvoice } from '#contract/chatgenie-billing/chatgenie-billing.endpoints.ts';
import { fillPath } from '#contract/fill-path.ts';
import type { Services } from '#server/context.ts';
import type { Page, PageQuery } from '#server/database/page-of.ts';
import { invoice } from '#server/features/billing/billing.table.ts';
import { pageInvoices } from '#server/features/billing/invoices/page-invoices.ts';

/** A page of a user's invoices and credit notes for ChatGenie, newest first by their date. */
export function listChatgenieHistory(
  services: Pick<Services, 'db'>,
  userId: string,
  query: PageQuery,
): Promise<Page<BillingHistoryItem>> {
  return pageInvoices(services, eq(invoice.userId, userId), query, (chatgenieInvoiceId) =>
    fillPath(showChatgenieInvoice, { chatgenieInvoiceId }),
  );
}
