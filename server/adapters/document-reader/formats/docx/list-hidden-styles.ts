interface Style {
  id: string;
  name: string;
  kind: string;
  basedOn: string | null;
  /** Null where it says nothing about it. */
  isUnsaid: boolean | null;
}

const STYLE = /<w:style\b([^<>]*)>((?:(?!<w:style\b)[\s\S])*?)<\/w:style>/g;
const UNSAID = /<w:(?:vanish|specVanish|webHidden|dstrike|strike)(?:\s+w:val="([^"]*)")?\s*\/>/;
const DEEPEST = 20;

/**
 * The styles of a .docx file that hide or strike their text, as lines for the style map of the reader of Word documents
 * that leave it out. Styles inherit from the one that they are based on.
 * @param xml its part `word/styles.xml`
 */
export function listHiddenStyles(xml: string): string[] {
  const styles = new Map(
    [...xml.matchAll(STYLE)].map(([, attributes = '', body = '']) => {
      const style = readStyle(attributes, body);
      return [style.id, style] as const;
    }),
  );
  return [...styles.values()]
    .filter((style) => isUnsaid(style, styles))
    .flatMap(({ name, kind }) => {
      const element = kind === 'paragraph' ? 'p' : kind === 'character' ? 'r' : null;
      return element === null || /['\\\n]/.test(name) ? [] : [`${element}[style-name='${name}'] => !`];
    });
}

function readStyle(attributes: string, body: string): Style {
  const value = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? null;
  const unsaid = UNSAID.exec(body);
  return {
    id: value(/w:styleId="([^"]*)"/, attributes) ?? '',
    kind: value(/w:type="([^"]*)"/, attributes) ?? '',
    name: value(/<w:name\s+w:val="([^"]*)"/, body) ?? '',
    basedOn: value(/<w:basedOn\s+w:val="([^"]*)"/, body),
    isUnsaid: unsaid === null ? null : !/^(?:0|false|off)$/i.test(unsaid[1] ?? ''),
  };
}

function isUnsaid(style: Style, styles: Map<string, Style>): boolean {
  let at: Style | undefined = style;
  for (let depth = 0; at !== undefined && depth < DEEPEST; depth += 1) {
    if (at.isUnsaid !== null) return at.isUnsaid;
    at = styles.get(at.basedOn ?? '');
  }
  return false;
}
