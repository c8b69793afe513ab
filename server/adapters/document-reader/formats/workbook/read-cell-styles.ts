import { getFormatFromId } from 'numfmt';
import { isOn } from './is-on.ts';
import { walkXml } from './walk-xml.ts';

export interface CellStyle {
  /** Number format, as in `#,##0.00 "€"`. */
  pattern: string;
  isStruckThrough: boolean;
  isBold: boolean;
  /** White on no ground. */
  isWhite: boolean;
  font: string;
}

const NO_FONT = { isStruckThrough: false, isBold: false, isWhite: false, font: '' };
const PLAIN: CellStyle = { pattern: 'General', ...NO_FONT };
const LAST_BUILT_IN = 163;

/** What is drawn for these depends on the reader's country: written so that day and month cannot be mistaken. */
const DATES_BY_COUNTRY: Record<number, string> = { 14: 'yyyy-mm-dd', 22: 'yyyy-mm-dd hh:mm' };

/** The looks that cells refer to by their number (`xl/styles.xml`). */
export function readCellStyles(xml: string): (index: number) => CellStyle {
  const patterns = new Map<number, string>();
  const fonts: Omit<CellStyle, 'pattern'>[] = [];
  const hasGround: boolean[] = [];
  const styles: CellStyle[] = [];
  const path: string[] = [];
  walkXml(xml, {
    open(name, attributes) {
      const parent = path.at(-1);
      path.push(name);
      const font = fonts.at(-1);
      if (name === 'numFmt' && parent === 'numFmts') {
        patterns.set(Number(attributes.numFmtId), attributes.formatCode ?? 'General');
      } else if (name === 'font' && parent === 'fonts') fonts.push({ ...NO_FONT });
      else if (name === 'fill' && parent === 'fills') hasGround.push(false);
      else if (name === 'patternFill' && attributes.patternType !== 'none')
        hasGround[hasGround.length - 1] = true;
      else if (name === 'gradientFill') hasGround[hasGround.length - 1] = true;
      else if (parent === 'font' && path.at(-3) === 'fonts' && font !== undefined) {
        if (name === 'strike') font.isStruckThrough = isOn(attributes.val);
        if (name === 'b') font.isBold = isOn(attributes.val);
        if (name === 'color')
          font.isWhite = /^(?:FF)?FFFFFF$/i.test(attributes.rgb ?? '') || attributes.theme === '0';
        if (name === 'name') font.font = attributes.val ?? '';
      } else if (name === 'xf' && parent === 'cellXfs') {
        const id = Number(attributes.numFmtId ?? 0);
        const font = fonts[Number(attributes.fontId ?? 0)] ?? NO_FONT;
        const isOnGround = hasGround[Number(attributes.fillId ?? 0)] === true;
        styles.push({
          ...font,
          pattern: patterns.get(id) ?? builtInPattern(id),
          isWhite: font.isWhite && !isOnGround,
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
