/** Control characters and halves of characters, which XML does not have. */
const impossible = /[^\t\n\r\P{Cc}]|[\p{Cs}\ufffe\uffff]/gu;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replace(impossible, '').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * An element of XML.
 * @param content its text, which is escaped, or its elements, which `xml` has written
 */
export function xml(
  name: string,
  content: string | readonly string[],
  attributes: Record<string, string> = {},
): string {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.join('');
  return `<${name}${named.join('')}>${inner}</${name}>`;
}
