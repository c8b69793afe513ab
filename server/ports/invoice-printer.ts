import type { InvoicePaper } from '#core/billing/invoice-paper.ts';

/** Writes invoices as PDF. */
export interface InvoicePrinter {
  print(paper: InvoicePaper): Promise<Uint8Array>;
}
