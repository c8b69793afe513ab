interface Style {
  id: string;
  name: string;
  kind: string;
  basedOn: string | null;
  /** Null where it says nothing about it. */
  isUnsaid: boolean | null;
  /** `superscript`, `subscript`, or nothing. */
  place: string | null;
}

const STYLE = /<w:style\b([^<>]*)>((?:(?!<w:style\b)[\s\S])*?)<\/w:style>/g;
const UNSAID = /<w:(?:vanish|specVanish|webHidden|dstrike|strike)(?:\s+w:val="([^"]*)")?\s*\/>/;
const DEEPEST = 20;

/**
 * The styles of a .docx file that hide, strike, raise or lower their text, as lines for the style map of the reader of Word
 * documents that leave it out, or write it so. Styles inherit from the one that they are based on.
 * @param xml its part `word/styles.xml`
 */
export function listTellingStyles(xml: string): string[] {
  const styles = new Map(
    [...xml.matchAll(STYLE)].map(([, attributes = '', body = '']) => {
      const style = readStyle(attributes, body);
      return [style.id, style] as const;
    }),
  );
  return [...styles.values()].flatMap((style) => {
    const element = style.kind === 'paragraph' ? 'p' : style.kind === 'character' ? 'r' : null;
    const target = isUnsaid(style, styles)
      ? '!'
      : element === 'r'
        ? RAISING[placeOf(style, styles) ?? '']
        : undefined;
    if (element === null || target === undefined || /['\\\n]/.test(style.name)) return [];
    return [`${element}[style-name='${style.name}'] => ${target}`];
  });
}

const RAISING: Record<string, string> = { superscript: 'sup', subscript: 'sub' };

function readStyle(attributes: string, body: string): Style {
  const value = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? null;
  const unsaid = UNSAID.exec(body);
  return {
    id: value(/w:styleId="([^"]*)"/, attributes) ?? '',
    kind: value(/w:type="([^"]*)"/, attributes) ?? '',
    name: value(/<w:name\s+w:val="([^"]*)"/, body) ?? '',
    basedOn: value(/<w:basedOn\s+w:val="([^"]*)"/, body),
    place: value(/<w:vertAlign\s+w:val="([^"]*)"/, body),
    isUnsaid: unsaid === null ? null : !/^(?:0|false|off)$/i.test(unsaid[1] ?? ''),
  };
}

function isUnsaid(style: Style, styles: Map<string, Style>): boolean {
  return inherited(style, styles, (each) => each.isUnsaid) ?? false;
}

function placeOf(style: Style, styles: Map<string, Style>): string | null {
  return inherited(style, styles, (each) => each.place);
}

/** What the nearest style says that says something. */
function inherited<Value>(
  style: Style,
  styles: Map<string, Style>,
  valueIn: (style: Style) => Value | null,
): Value | null {
  let at: Style | undefined = style;
  for (let depth = 0; at !== undefined && depth < DEEPEST; depth += 1) {
    const value = valueIn(at);
    if (value !== null) return value;
    at = styles.get(at.basedOn ?? '');
  }
  return null;
}
