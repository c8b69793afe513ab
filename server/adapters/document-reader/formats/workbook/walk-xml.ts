import { SaxesParser } from 'saxes';

interface XmlVisitor {
  /** Names are without their prefix. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/**
 * Reads XML from its beginning to its end without holding its tree, which of a large sheet takes more memory than there
 * is. Lenient: what follows a mistake is still read. Knows no entities but those of XML itself.
 */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name, attributes }) => visitor.open(localName(name), withoutPrefixes(attributes)));
  parser.on('closetag', ({ name }) => visitor.close(localName(name)));
  parser.on('text', (text) => visitor.text(text));
  parser.on('cdata', (text) => visitor.text(text));
  parser.write(xml).close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Of two attributes that differ by their prefix alone, the one without it counts. */
function withoutPrefixes(attributes: Record<string, string>): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name.includes(':')) plain[localName(name)] ??= value;
    else plain[name] = value;
  }
  return plain;
}
