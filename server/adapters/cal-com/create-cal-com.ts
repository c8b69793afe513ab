import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { CalCom, CalComEventType } from '#server/ports/cal-com.ts';
import { CalComProblem } from '#server/ports/cal-com-problem.ts';
import {
  accountSchema,
  bookingSchema,
  eventTypeSchema,
  slotsSchema,
  webhookSchema,
} from './cal-com-answers.ts';
import { type CalComCall, type CallOptions, callCalCom } from './call-cal-com.ts';
import { createSignIn, type SignInSettings } from './create-sign-in.ts';
import { readBooking, referenceName } from './read-booking.ts';
import { readEventType } from './read-event-type.ts';
import { rememberBriefly } from './remember-briefly.ts';

type CalComSettings = Pick<Config, 'CALCOM_APP_BASE'> & SignInSettings;
type CalComOptions = Partial<Pick<CallOptions, 'timeoutMs' | 'pause'>>;

/** A visitor waits for it. */
const timeoutMs = 15_000;
const eventTypeKeptMs = 60_000;
const timesKeptMs = 10_000;

const triggers = [
  'BOOKING_CREATED',
  'BOOKING_REQUESTED',
  'BOOKING_RESCHEDULED',
  'BOOKING_CANCELLED',
  'BOOKING_REJECTED',
];

/** Cal.com by its API v2; its hosts are settings of the operator. */
export function createCalCom(settings: CalComSettings, options: CalComOptions = {}): CalCom {
  const { CALCOM_API_BASE: apiBase, CALCOM_APP_BASE: appBase } = settings;
  const call = <Answer>(given: CalComCall<Answer>) => callCalCom(given, { apiBase, timeoutMs, ...options });
  const eventTypes = rememberBriefly<CalComEventType>(eventTypeKeptMs);
  const times = rememberBriefly<Date[]>(timesKeptMs);
  const forgetTimes = (key: string, eventTypeId: number) => times.forget(`${key} ${eventTypeId} `);

  return {
    async identify(key) {
      const { name, username, email } = await call({
        key,
        resource: 'account',
        method: 'GET',
        path: '/me',
        schema: accountSchema,
      });
      return { accountName: name || username || email };
    },
    async listEventTypes(key) {
      const all = await call({
        key,
        resource: 'event-types',
        method: 'GET',
        path: '/event-types',
        schema: z.array(eventTypeSchema),
      });
      return all.map((each) => readEventType(each, appBase));
    },
    getEventType: (key, id) =>
      eventTypes.get(`${key} ${id}`, async () => {
        const path = `/event-types/${id}`;
        const found = await call({
          key,
          resource: 'event-types',
          method: 'GET',
          path,
          schema: eventTypeSchema,
        });
        return readEventType(found, appBase);
      }),
    listFreeTimes: (key, { eventTypeId, from, to, movedUid = '' }) =>
      times.get(`${key} ${eventTypeId} ${from.toISOString()} ${to.toISOString()} ${movedUid}`, async () => {
        const days = await call({
          key,
          resource: 'slots',
          method: 'GET',
          path: '/slots',
          query: {
            eventTypeId: String(eventTypeId),
            start: from.toISOString(),
            end: to.toISOString(),
            timeZone: 'UTC',
            ...(movedUid === '' ? {} : { bookingUidToReschedule: movedUid }),
          },
          schema: slotsSchema,
        });
        return Object.values(days)
          .flatMap((slots) => slots.map(({ start }) => new Date(start)))
          .filter((start) => start >= from && start < to)
          .sort((one, other) => one.getTime() - other.getTime());
      }),
    ...createBooking(call, forgetTimes),
    ...createChanging(call, forgetTimes),
    ...createListening(call),
    ...createSignIn(settings, options.timeoutMs ?? timeoutMs),
    manageUrl: (uid) => `${appBase}/booking/${encodeURIComponent(uid)}`,
  };
}

type Caller = <Answer>(given: CalComCall<Answer>) => Promise<Answer>;

function createBooking(
  call: Caller,
  forgetTimes: (key: string, eventTypeId: number) => void,
): Pick<CalCom, 'book' | 'findBooking'> {
  return {
    async book(key, { eventTypeId, start, attendee, responses, reference }) {
      try {
        const made = await call({
          key,
          resource: 'bookings',
          method: 'POST',
          path: '/bookings',
          body: {
            eventTypeId,
            start: start.toISOString(),
            attendee,
            ...(Object.keys(responses).length === 0 ? {} : { bookingFieldsResponses: responses }),
            metadata: { [referenceName]: reference },
          },
          schema: bookingSchema,
        });
        return readBooking(made);
      } finally {
        // Whether it was booked or gone, what is kept is no longer true.
        forgetTimes(key, eventTypeId);
      }
    },
    async findBooking(key, { eventTypeId, start, attendee, reference }) {
      const found = await call({
        key,
        resource: 'bookings',
        method: 'GET',
        path: '/bookings',
        query: {
          eventTypeId: String(eventTypeId),
          attendeeEmail: attendee.email,
          afterStart: new Date(start.getTime() - 60_000).toISOString(),
          beforeEnd: new Date(start.getTime() + 24 * 3_600_000).toISOString(),
        },
        schema: z.array(bookingSchema),
      });
      return found.map(readBooking).find((each) => each.reference === reference) ?? null;
    },
  };
}

/** A call that was moved more often than this since it was last read is read where it was then. */
const mostMoves = 10;

function createChanging(
  call: Caller,
  forgetTimes: (key: string, eventTypeId: number) => void,
): Pick<CalCom, 'getBooking' | 'moveBooking' | 'cancelBooking'> {
  const read = (key: string, uid: string) => {
    const path = `/bookings/${encodeURIComponent(uid)}`;
    return call({ key, resource: 'bookings', method: 'GET', path, schema: bookingSchema });
  };
  const change = async (
    key: string,
    { uid, eventTypeId }: { uid: string; eventTypeId: number },
    how: 'cancel' | 'reschedule',
    body: object,
  ) => {
    const path = `/bookings/${encodeURIComponent(uid)}/${how}`;
    try {
      return readBooking(
        await call({ key, resource: 'bookings', method: 'POST', path, body, schema: bookingSchema }),
      );
    } catch (error) {
      const isRefused = error instanceof CalComProblem && error.kind === 'refused';
      throw isRefused ? new CalComProblem('unchangeable', { cause: error }) : error;
    } finally {
      forgetTimes(key, eventTypeId);
    }
  };
  return {
    async getBooking(key, uid) {
      let found = await read(key, uid);
      for (let move = 0; move < mostMoves && found.rescheduledToUid; move++)
        found = await read(key, found.rescheduledToUid);
      return readBooking(found);
    },
    moveBooking: (key, { start, ...booking }) =>
      change(key, booking, 'reschedule', {
        start: start.toISOString(),
        reschedulingReason: 'Moved by the visitor in the chat.',
      }),
    // Cal.com requires a reason, as the caller acts as the host.
    cancelBooking: (key, booking) =>
      change(key, booking, 'cancel', { cancellationReason: 'Cancelled by the visitor in the chat.' }),
  };
}

function createListening(call: Caller): Pick<CalCom, 'addWebhook' | 'deleteWebhook'> {
  return {
    async addWebhook(key, { url, secret }) {
      const { id } = await call({
        key,
        resource: 'webhooks',
        method: 'POST',
        path: '/webhooks',
        body: { active: true, subscriberUrl: url, triggers, secret },
        schema: webhookSchema,
      });
      return id;
    },
    async deleteWebhook(key, id) {
      const path = `/webhooks/${encodeURIComponent(id)}`;
      try {
        await call({ key, resource: 'webhooks', method: 'DELETE', path, schema: z.unknown() });
      } catch (error) {
        if (!(error instanceof CalComProblem) || error.kind !== 'not-found') throw error;
      }
    },
  };
}
