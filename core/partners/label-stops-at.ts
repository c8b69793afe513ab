import { labelStopsAfterWarningDays } from '#contract/partners/partners.ts';

/** When a host stops unless its record comes back: some days after the partner was warned; null before that. */
export const labelStopsAt = ({ warnedAt }: { warnedAt: Date | null }): Date | null =>
  warnedAt && new Date(warnedAt.getTime() + labelStopsAfterWarningDays * 86_400_000);
