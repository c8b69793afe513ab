import { expect, test } from 'vitest';
import type { InvoicePaper } from '#core/billing/invoice-paper.ts';
import { readPdf } from '#server/adapters/document-reader/formats/read-pdf.ts';
import { createInvoicePrinter } from './create-invoice-printer.ts';

const row = { description: 'Pro', period: '1 Nov 2026 – 1 Dec 2026', quantity: '1', amount: '$19.00' };
const paper = (changes: Partial<InvoicePaper> = {}): InvoicePaper => ({
  title: 'Invoice',
  number: 'INV-000001',
  state: 'Paid',
  seller: ['Lantern Ltd', 'Quay 1'],
  buyer: ['Łódź Ωμέγα Чай', 'नमस्ते'],
  facts: [{ label: 'Date', value: '1 November 2026' }],
  rows: [row],
  totals: [{ label: 'Total in US dollars', value: '$19.00', isSum: true }],
  notes: [],
  ...changes,
});
const textOf = async (given: InvoicePaper) =>
  JSON.stringify((await readPdf(new Uint8Array(await createInvoicePrinter().print(given)))).document.blocks);

test('prints names in the letters of every script, so that they can be copied out again', async () => {
  const names = [
    'Łódź Ωμέγα Чай',
    'Đường Việt',
    '株式会社 東京',
    '한국 상점',
    'กาแฟ',
    'שלום',
    'النور',
    'Cake 🎂',
  ];
  const text = await textOf(paper({ buyer: names }));
  for (const part of ['Lantern Ltd', ...names, 'INV-000001', '$19.00']) expect(text).toContain(part);
});

test('breaks what is longer than its column, at every place, and keeps columns apart', async () => {
  const long = `${'Grand Company of Very Long Names '.repeat(6)}${'x'.repeat(120)}`;
  const text = await textOf(paper({ seller: [long], buyer: [long], rows: [{ ...row, description: long }] }));
  expect(text.replaceAll(/[^x]/g, '').length).toBeGreaterThanOrEqual(360);
});

test('goes on on further pages, each with its number', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ ...row, description: `Item ${index + 1}` }));
  const text = await textOf(paper({ rows }));
  for (const part of ['Item 1', 'Item 60', 'Total in US dollars']) expect(text).toContain(part);
});
