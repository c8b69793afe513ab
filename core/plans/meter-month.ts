import { addMonths } from './add-months.ts';

interface MeterMonth {
  /** `2026-11` for a month of the calendar, `2026-11-17` for one of a subscription. */
  key: string;
  startsAt: Date;
  /** When monthly meters start again. */
  endsAt: Date;
}

/**
 * The month in which monthly meters count at a time: from the day of the month on which the subscription began, else
 * the calendar's in UTC. `server/quota/meter-period.ts` says the same in SQL.
 */
export function meterMonth(anchor: Date | null, now: Date): MeterMonth {
  const base = anchor ?? new Date(0);
  const months = (now.getUTCFullYear() - base.getUTCFullYear()) * 12 + now.getUTCMonth() - base.getUTCMonth();
  const passed = addMonths(base, months) > now ? months - 1 : months;
  const startsAt = addMonths(base, passed);
  return {
    key: startsAt.toISOString().slice(0, anchor === null ? 7 : 10),
    startsAt,
    endsAt: addMonths(base, passed + 1),
  };
}
