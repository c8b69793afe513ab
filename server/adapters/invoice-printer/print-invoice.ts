import PDFDocument from 'pdfkit';
import type { InvoicePrinter } from '#server/ports/invoice-printer.ts';
import { drawInvoice } from './draw-invoice.ts';
import { openFonts } from './open-fonts.ts';

/** An invoice as PDF. Names may be in any script of the fonts (`open-fonts.ts`); what is in none is said on the paper. */
export const printInvoice: InvoicePrinter['print'] = (paper) =>
  new Promise((resolve, reject) => {
    const document = new PDFDocument({
      size: 'A4',
      margin: 56,
      bufferPages: true,
      info: { Title: `${paper.title} ${paper.number}`, Author: paper.seller[0] ?? '' },
      lang: 'en',
      displayTitle: true,
    });
    const pieces: Buffer[] = [];
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
    drawInvoice(document, openFonts(document), paper);
    document.end();
  });
