import { formatMoney } from '#core/billing/format-money.ts';
import { numberFormat } from './viewer-locale.ts';

/** A message costs a fraction of a cent. */
const smallDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 2,
});

/** 12345 → 12,345 */
export const formatNumber = (value: number): string => numberFormat().format(value);

/** 7900 → 7.9K, as meters show characters. */
export const formatCompact = (value: number): string =>
  numberFormat({ notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** US dollars, of small amounts too: 0.00042 → $0.00042; 12.5 → $12.50 */
export function formatDollars(amount: number): string {
  if (amount >= 1 || amount === 0) return formatMoney(amount * 100);
  return smallDollars.format(amount);
}

/** One noun or many: (1, 'page') → page; (2, 'page') → pages */
export const nounFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** (1, 'page') → 1 page; (2, 'page') → 2 pages */
export const formatCount = (count: number, one: string, many?: string): string =>
  `${formatNumber(count)} ${nounFor(count, one, many)}`;

/** 1200 → 1,200, and where counting stopped there, 1,200 or more. */
export const formatTotal = (total: number, isMinimum = false): string =>
  `${formatNumber(total)}${isMinimum ? ' or more' : ''}`;

/** 0.873 → 87% */
export const formatShare = (share: number): string => `${Math.round(share * 100)}%`;

/** 1536 → 1.5 KB */
export function formatBytes(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  if (bytes < 1_048_576) return `${Math.round(bytes / 102.4) / 10} KB`;
  if (bytes < 1_073_741_824) return `${Math.round(bytes / 104_857.6) / 10} MB`;
  return `${Math.round(bytes / 107_374_182.4) / 10} GB`;
}
