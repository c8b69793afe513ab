import { TZDate } from '@date-fns/tz';
import type { CalComState, FakeEventType } from './cal-com-state.ts';

const firstHour = 9;
const lastHour = 17;

/** The starts that can be booked in a range: within hours and notice, and not in the way of a booking other than one that is moved. */
export function listFreeStarts(
  { bookings }: CalComState,
  eventType: FakeEventType,
  { from, to, now }: { from: Date; to: Date; now: Date },
  movedUid: string | null = null,
): Date[] {
  const earliest = Math.max(from.getTime(), now.getTime() + eventType.minimumBookingNotice * 60_000);
  const lengthMs = eventType.lengthInMinutes * 60_000;
  const busy = [...bookings.values()].filter(
    ({ uid, status }) => (status === 'accepted' || status === 'pending') && uid !== movedUid,
  );
  const isFree = (start: number) =>
    !busy.some((each) => Date.parse(each.start) < start + lengthMs && Date.parse(each.end) > start);
  return listStarts(eventType, from, to).filter((start) => {
    const moment = start.getTime();
    return moment >= earliest && moment < to.getTime() && isFree(moment);
  });
}

function listStarts(eventType: FakeEventType, from: Date, to: Date): Date[] {
  if (eventType.starts !== undefined) return eventType.starts.map((start) => new Date(start));
  const { timeZone, lengthInMinutes } = eventType;
  const first = new TZDate(from.getTime(), timeZone);
  const starts: Date[] = [];
  for (let day = 0; day <= 200; day++) {
    const midday = TZDate.tz(timeZone, first.getFullYear(), first.getMonth(), first.getDate() + day, 12);
    if (midday.getTime() - 86_400_000 > to.getTime()) break;
    if (midday.getDay() === 0 || midday.getDay() === 6) continue;
    const [year, month, date] = [midday.getFullYear(), midday.getMonth(), midday.getDate()] as const;
    for (let minutes = firstHour * 60; minutes + lengthInMinutes <= lastHour * 60; minutes += lengthInMinutes)
      starts.push(new Date(TZDate.tz(timeZone, year, month, date, 0, minutes).getTime()));
  }
  return starts;
}
