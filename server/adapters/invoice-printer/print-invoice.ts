import PDFDocument from 'pdfkit';
import { createPen } from '#server/adapters/pdf-pen/create-pen.ts';
import type { InvoicePrinter } from '#server/ports/invoice-printer.ts';
import { attachEInvoice } from './attach-e-invoice.ts';
import { drawInvoice } from './draw-invoice.ts';

/**
 * An invoice as PDF, with an e-invoice as PDF/A-3. Names may be in any script, also those that are written from the right.
 */
export const printInvoice: InvoicePrinter['print'] = (paper, eInvoice = null) =>
  new Promise((resolve, reject) => {
    const document = new PDFDocument({
      size: 'A4',
      // The pen keeps within the page by itself.
      margin: 0,
      bufferPages: true,
      info: { Title: `${paper.title} ${paper.number}`, Author: paper.seller[0] ?? '' },
      lang: 'en',
      displayTitle: true,
      ...(eInvoice === null ? {} : { pdfVersion: '1.7', subset: 'PDF/A-3b' }),
    });
    const pieces: Buffer[] = [];
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
    drawInvoice(document, createPen(document), paper);
    if (eInvoice !== null) attachEInvoice(document, eInvoice);
    document.end();
  });
