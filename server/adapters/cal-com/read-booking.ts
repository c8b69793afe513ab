import type { CalComBooking } from '#server/ports/cal-com.ts';
import type { BookingAnswer } from './cal-com-answers.ts';

/** Our id of a booking, among the notes that Cal.com keeps with it. */
export const referenceName = 'parleyBooking';

/** A booking in our words. A link is taken over only where it is one to a page. */
export function readBooking(answer: BookingAnswer): CalComBooking {
  const { uid, title, status, start, end, location, meetingUrl, metadata, rescheduledFromUid } = answer;
  const links = [location, meetingUrl].filter((link) => link?.startsWith('https://') === true);
  const reference = metadata?.[referenceName];
  return {
    uid,
    title,
    status,
    start: new Date(start),
    end: new Date(end),
    meetingUrl: links[0] ?? null,
    reference: typeof reference === 'string' ? reference : null,
    movedFromUid: rescheduledFromUid ?? null,
  };
}
