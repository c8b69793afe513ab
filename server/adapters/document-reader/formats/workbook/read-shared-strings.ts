import { collectRichText } from './collect-rich-text.ts';
import { walkXml } from './walk-xml.ts';

/** The strings that cells refer to by their number (`xl/sharedStrings.xml`). */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  const collected = collectRichText();
  walkXml(xml, {
    ...collected,
    close(name) {
      collected.close(name);
      if (name === 'si') strings.push(collected.take());
    },
  });
  return strings;
}
