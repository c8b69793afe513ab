import { getFormatFromId } from 'numfmt';
import { isOn } from './is-on.ts';
import { walkXml } from './walk-xml.ts';

export interface CellStyle {
  /** Number format, as in `#,##0.00 "€"`. */
  pattern: string;
  isStruckThrough: boolean;
  isBold: boolean;
}

const PLAIN: CellStyle = { pattern: 'General', isStruckThrough: false, isBold: false };
const LAST_BUILT_IN = 163;

/** What is drawn for these depends on the reader's country: written so that day and month cannot be mistaken. */
const DATES_BY_COUNTRY: Record<number, string> = { 14: 'yyyy-mm-dd', 22: 'yyyy-mm-dd hh:mm' };

/** The looks that cells refer to by their number (`xl/styles.xml`). */
export function readCellStyles(xml: string): (index: number) => CellStyle {
  const patterns = new Map<number, string>();
  const fonts: { isStruckThrough: boolean; isBold: boolean }[] = [];
  const styles: CellStyle[] = [];
  const path: string[] = [];
  walkXml(xml, {
    open(name, attributes) {
      const parent = path.at(-1);
      path.push(name);
      const font = fonts.at(-1);
      if (name === 'numFmt' && parent === 'numFmts') {
        patterns.set(Number(attributes.numFmtId), attributes.formatCode ?? 'General');
      } else if (name === 'font' && parent === 'fonts') fonts.push({ isStruckThrough: false, isBold: false });
      else if (parent === 'font' && path.at(-3) === 'fonts' && font !== undefined) {
        if (name === 'strike') font.isStruckThrough = isOn(attributes.val);
        if (name === 'b') font.isBold = isOn(attributes.val);
      } else if (name === 'xf' && parent === 'cellXfs') {
        const id = Number(attributes.numFmtId ?? 0);
        styles.push({
          pattern: patterns.get(id) ?? builtInPattern(id),
          ...(fonts[Number(attributes.fontId ?? 0)] ?? { isStruckThrough: false, isBold: false }),
        });
      }
    },
    close: () => path.pop(),
    text: () => undefined,
  });
  return (index) => styles[index] ?? PLAIN;
}

function builtInPattern(id: number): string {
  if (!Number.isInteger(id) || id < 0 || id > LAST_BUILT_IN) return 'General';
  return DATES_BY_COUNTRY[id] ?? getFormatFromId(id);
}
