import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { invoice } from '#server/features/billing/billing.table.ts';
import { answerInvoice } from '#server/features/billing/invoices/answer-invoice.ts';

/** An invoice or a credit note of a user as a page, a PDF or an e-invoice; `not-found` for any other. */
export async function showChatgenieInvoice(
  services: Services,
  userId: string,
  invoiceId: string,
  format: 'html' | 'pdf' | 'xml',
): Promise<Response> {
  const [found] = await services.db
    .select()
    .from(invoice)
    .where(and(eq(invoice.userId, userId), eq(invoice.id, invoiceId)));
  if (found === undefined) throw failure('not-found');
  return answerInvoice(services, found, format);
}
