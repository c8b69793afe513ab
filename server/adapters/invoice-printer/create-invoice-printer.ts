import type { InvoicePrinter } from '#server/ports/invoice-printer.ts';

/** Prints invoices on A4. The library that draws them takes 17 MB: it is loaded with the first invoice. */
export function createInvoicePrinter(): InvoicePrinter {
  return {
    async print(paper, eInvoice) {
      const { printInvoice } = await import('./print-invoice.ts');
      return printInvoice(paper, eInvoice);
    },
  };
}
