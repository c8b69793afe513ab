import type { Config } from '#server/config.ts';

/** What a partner earns: what the operator has agreed with them, else the settings of the installation. */
export function termsOf(
  config: Pick<Config, 'COMMISSION_PERCENT' | 'COMMISSION_MONTHS'>,
  { percent, months }: { percent: number | null; months: number | null },
): { percent: number; months: number } {
  return { percent: percent ?? config.COMMISSION_PERCENT, months: months ?? config.COMMISSION_MONTHS };
}
