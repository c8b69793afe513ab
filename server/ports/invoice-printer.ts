import type { InvoicePaper } from '#core/billing/invoice-paper.ts';

/** Writes invoices as PDF. */
export interface InvoicePrinter {
  /** @param eInvoice its XML, which the PDF then contains as Factur-X */
  print(paper: InvoicePaper, eInvoice?: string | null): Promise<Uint8Array>;
}
