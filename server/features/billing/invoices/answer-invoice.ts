import { composeInvoice } from '#core/billing/compose-invoice.ts';
import { composeEInvoice } from '#core/billing/e-invoice/compose-e-invoice.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { ownWord } from '#server/white-label/own-word.ts';
import type { invoice } from '../billing.table.ts';
import { writeInvoicePage } from './write-invoice-page.ts';

const noEInvoice =
  'There is no e-invoice of this: its country, or that of its buyer, was not known when it was written.';

/** An invoice as a page that can be printed, a PDF or an e-invoice; `not-found` where there is no e-invoice of it. */
export async function answerInvoice(
  services: Pick<Services, 'config' | 'invoicePrinter'>,
  found: typeof invoice.$inferSelect,
  format: 'html' | 'pdf' | 'xml',
): Promise<Response> {
  const { config } = services;
  const eInvoice = config.E_INVOICES ? composeEInvoice(found, config.TAX_PERCENT) : null;
  const paper = composeInvoice(found);
  if (format === 'html') return writeInvoicePage(paper, eInvoice !== null);
  if (format === 'xml' && eInvoice === null) throw failure('not-found', { message: noEInvoice });
  const body = format === 'xml' ? (eInvoice ?? '') : await services.invoicePrinter.print(paper, eInvoice);
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'Content-Type': format === 'xml' ? 'application/xml; charset=utf-8' : 'application/pdf',
      'Content-Disposition': `${format === 'xml' ? 'attachment' : 'inline'}; filename="${ownWord()}-${found.number}.${format}"`,
      'Cache-Control': 'no-store',
    },
  });
}
