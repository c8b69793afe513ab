import type PDFDocument from 'pdfkit';

const fileName = 'factur-x.xml';
const schema = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const properties = [
  ['DocumentFileName', 'The name of the embedded XML document', fileName],
  ['DocumentType', 'The type of the document', 'INVOICE'],
  ['Version', 'The version of the standard', '1.0'],
  ['ConformanceLevel', 'The profile of the XML document', 'EN 16931'],
] as const;

/** What PDF/A asks of properties that it does not know: their schema. */
const metadata = `
<rdf:Description rdf:about="" xmlns:fx="${schema}">
  ${properties.map(([name, , value]) => `<fx:${name}>${value}</fx:${name}>`).join('\n  ')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${schema}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${properties
      .map(
        ([name, description]) => `<rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
      <pdfaProperty:category>external</pdfaProperty:category>
      <pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
      )
      .join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

/** Puts the XML of an e-invoice into its PDF, as Factur-X says. */
export function attachEInvoice(document: InstanceType<typeof PDFDocument>, eInvoice: string): void {
  document.file(Buffer.from(eInvoice), {
    name: fileName,
    type: 'text/xml',
    description: 'E-invoice by EN 16931',
    relationship: 'Alternative',
    // Factur-X asks when the file was made.
    modifiedDate: document.info.CreationDate,
  } as Parameters<typeof document.file>[1]);
  // The types of the library do not know it.
  (document as unknown as { appendXML(text: string): void }).appendXML(metadata);
}
