import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { InvoicePaper } from '#core/billing/invoice-paper.ts';
import { createInvoicePrinter } from './create-invoice-printer.ts';

/**
 * What validators of PDF/A-3b and Factur-X look at, on the objects of a printed invoice: names in letters of many scripts, so
 * that each kind of font is in it.
 */
const eInvoice =
  '<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice>Ω</rsm:CrossIndustryInvoice>\n';
const paper: InvoicePaper = {
  title: 'Invoice',
  number: 'INV-000001',
  state: 'Paid',
  seller: ['Lantern Ltd', 'Quay 1'],
  buyer: ['Łódź Ωμέγα Чай', '株式会社 東京', '한국', 'กาแฟ', 'שלום', 'النور', 'नमस्ते', 'Cake 🎂'],
  facts: [{ label: 'Date', value: '1 November 2026' }],
  rows: [{ description: 'Pro', period: '1 Nov 2026 – 1 Dec 2026', quantity: '1', amount: '$19.00' }],
  totals: [{ label: 'Total in US dollars', value: '$19.00', isSum: true }],
  notes: [],
};

let bytes: Buffer;
/** The dictionaries of all objects by their numbers, and their streams as they read once unpacked. */
let objects: Map<string, { dictionary: string; stream: string }>;
beforeAll(async () => {
  bytes = Buffer.from(await createInvoicePrinter().print(paper, eInvoice));
  objects = readObjects(bytes);
});

function readObjects(file: Buffer): typeof objects {
  const text = file.toString('latin1');
  const found: typeof objects = new Map();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const [dictionary = '', ...rest] = body.split('\nstream\n');
    const packed = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1');
    const isPacked = dictionary.includes('/FlateDecode');
    found.set(id, { dictionary, stream: (isPacked ? inflateSync(packed) : packed).toString('latin1') });
  }
  return found;
}

const all = (pattern: RegExp) => [...objects.values()].filter(({ dictionary }) => pattern.test(dictionary));
const only = (pattern: RegExp) => {
  const found = all(pattern);
  expect(found).toHaveLength(1);
  return found[0] ?? { dictionary: '', stream: '' };
};
/** The object that a dictionary names under this key. */
const named = ({ dictionary }: { dictionary: string }, key: string) => {
  const id = new RegExp(`/${key}\\s+(?:<<\\s*/\\w+\\s+|\\[\\s*)?(\\d+) 0 R`).exec(dictionary)?.[1] ?? '';
  return objects.get(id) ?? { dictionary: '', stream: '' };
};

describe('an invoice with an e-invoice', () => {
  it('begins as PDF/A asks, with an id and without encryption', () => {
    expect(bytes.subarray(0, 9).toString()).toBe('%PDF-1.7\n');
    expect(bytes[9]).toBe('%'.charCodeAt(0));
    expect([...bytes.subarray(10, 14)].every((byte) => byte > 127)).toBe(true);
    const trailer = bytes.toString('latin1').split('\ntrailer\n').at(-1) ?? '';
    expect(trailer).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
    expect(trailer).not.toContain('/Encrypt');
    expect(bytes.toString('latin1')).toMatch(/%%EOF\n?$/);
  });

  it('says which colours it has, by a profile that is in it', () => {
    const intent = only(/\/Type \/OutputIntent/);
    expect(intent.dictionary).toContain('/S /GTS_PDFA1');
    const { stream } = named(intent, 'DestOutputProfile');
    expect(stream.slice(36, 40)).toBe('acsp');
    expect(only(/\/Type \/Catalog/).dictionary).toContain('/OutputIntents');
  });

  it('has every font in it, with the letters of its signs', () => {
    const fonts = all(/\/Type \/Font\n/);
    expect(fonts.length).toBeGreaterThan(8);
    for (const font of fonts) {
      const { dictionary } = font;
      if (dictionary.includes('/Subtype /Type3')) continue;
      if (dictionary.includes('/Subtype /Type0')) {
        expect(named(font, 'ToUnicode').stream).toContain('begincmap');
        expect(dictionary).toContain('/Encoding /Identity-H');
        continue;
      }
      expect(dictionary).toMatch(/\/Subtype \/CIDFontType[02]/);
      const descriptor = named(font, 'FontDescriptor');
      const file = /\/FontFile[23] (\d+) 0 R/.exec(descriptor.dictionary)?.[1] ?? '';
      expect(objects.get(file)?.stream.length).toBeGreaterThan(100);
      if (dictionary.includes('CIDFontType2')) expect(dictionary).toContain('/CIDToGIDMap');
    }
  });

  it('has the e-invoice in it, as the alternative of what is printed', () => {
    const catalog = only(/\/Type \/Catalog/);
    const file = named(catalog, 'AF');
    expect(file.dictionary).toMatch(/\/Type \/Filespec/);
    for (const part of ['/AFRelationship /Alternative', '/F (factur-x.xml)', '/UF (factur-x.xml)'])
      expect(file.dictionary).toContain(part);
    const embedded = only(/\/Type \/EmbeddedFile/);
    expect(named(file, 'EF')).toBe(embedded);
    expect(embedded.dictionary).toContain('/Subtype /text#2Fxml');
    expect(embedded.dictionary).toMatch(/\/ModDate \(D:\d+/);
    expect(Buffer.from(embedded.stream, 'latin1').toString()).toBe(eInvoice);
    expect(catalog.dictionary).toMatch(/\/Names \d+ 0 R/);
    expect(all(/\/EmbeddedFiles/)).not.toHaveLength(0);
  });

  it('says by metadata that can be read without unpacking what it is', () => {
    const metadata = only(/\/Type \/Metadata/);
    expect(named(only(/\/Type \/Catalog/), 'Metadata')).toBe(metadata);
    expect(metadata.dictionary).not.toContain('/Filter');
    const xmp = Buffer.from(metadata.stream, 'latin1').toString();
    for (const part of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
      '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
      '<fx:DocumentType>INVOICE</fx:DocumentType>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:Version>1.0</fx:Version>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    ])
      expect(xmp).toContain(part);
    for (const property of ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'])
      expect(xmp).toContain(`<pdfaProperty:name>${property}</pdfaProperty:name>`);
    expect(xmp).toMatch(/<dc:title>[\s\S]*Invoice INV-000001[\s\S]*<\/dc:title>/);
  });

  it.each([
    ['scripts', /\/JavaScript|\/JS\b/],
    ['actions', /\/AA\b|\/Launch|\/OpenAction/],
    ['forms', /\/AcroForm/],
    ['transparency', /\/SMask \d|\/ca 0|\/CA 0|\/BM \/(?!Normal)/],
    ['pictures outside of it', /\/Alternates|\/OPI/],
    ['old compression', /\/LZWDecode/],
    ['layers', /\/OCProperties/],
  ])('contains nothing of %s', (_what, pattern) => {
    expect(all(pattern)).toEqual([]);
  });
});

test('an invoice without an e-invoice claims to be none', async () => {
  const plain = Buffer.from(await createInvoicePrinter().print(paper)).toString('latin1');
  for (const part of ['pdfaid', 'factur-x', '/EmbeddedFile']) expect(plain).not.toContain(part);
});
