export interface Figure {
  value: number;
  unit: string;
  at: number;
  end: number;
}

const UNIT = '€|\\$|£|¥|₺|%|元|天|公斤|公里|小时|人|岁|[\\p{L}\\p{M}]+(?:-[\\p{L}\\p{M}]+)?';
const NUMBER = '\\d[\\d.,]*\\d|\\d';
const FIGURE = new RegExp(`([€$£¥₺])\\s?(${NUMBER})|(${NUMBER})(?:[\\s-]?(${UNIT}))?`, 'giu');

const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'eur',
  euro: 'eur',
  euros: 'eur',
  eur: 'eur',
  $: 'usd',
  dollar: 'usd',
  dollars: 'usd',
  usd: 'usd',
  '£': 'gbp',
  pound: 'gbp',
  pounds: 'gbp',
  gbp: 'gbp',
  '₺': 'try',
  tl: 'try',
  lira: 'try',
  '¥': 'cny',
  元: 'cny',
};

const LETTERS_COMPARED = 4;

function unitOf(written: string): string {
  const lower = written.toLowerCase();
  return CURRENCIES[lower] ?? lower.slice(0, LETTERS_COMPARED);
}

/** "1,500" and "1.500" are thousands, "4.90" and "4,90" are not. */
function readValue(written: string): number {
  return Number.parseFloat(written.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'));
}

export function readFigures(text: string): Figure[] {
  return [...text.matchAll(FIGURE)].flatMap((match) => {
    const unit = match[1] ?? match[4];
    const value = readValue(match[2] ?? match[3] ?? '');
    return unit === undefined || Number.isNaN(value)
      ? []
      : [{ value, unit: unitOf(unit), at: match.index, end: match.index + match[0].length }];
  });
}
