import { TZDate } from '@date-fns/tz';
import { CalComRefusal } from './cal-com-refusal.ts';
import type { CalComState, FakeBooking, FakeEventType } from './cal-com-state.ts';
import { listFreeStarts } from './list-free-starts.ts';

type Json = Record<string, unknown>;

export interface CalComRequest {
  method: string;
  /** Below `/v2/`. */
  path: string;
  query: URLSearchParams;
  version: string | undefined;
  body: Json;
}

const taken = 'User either already has booking at this time or is not available';

/** The part `data` of the answer, and its status. Throws a `CalComRefusal` as the vendor refuses. */
export function answerCalCom(
  state: CalComState,
  request: CalComRequest,
  now: Date,
): { status: number; data: unknown } {
  const { method, path } = request;
  const [resource = '', id = '', verb = ''] = path.split('/');
  const found = (data: unknown) => ({ status: 200, data });
  const route = `${method} ${resource}${id === '' ? '' : '/:id'}${verb === '' ? '' : `/${verb}`}`;
  switch (route) {
    case 'GET me':
      return found(state.account);
    case 'GET event-types':
      requireVersion(request, '2024-06-14');
      return found([...state.eventTypes.values()].map((each) => presentEventType(state, each)));
    case 'GET event-types/:id':
      requireVersion(request, '2024-06-14');
      return found(presentEventType(state, eventTypeOf(state, Number(id))));
    case 'GET slots':
      requireVersion(request, '2024-09-04');
      return found(answerSlots(state, request.query, now));
    case 'GET bookings':
      requireVersion(request, '2026-02-25');
      return found(findBookings(state, request.query).map(presentBooking));
    case 'GET bookings/:id':
      requireVersion(request, '2026-02-25');
      return found(presentBooking(bookingOf(state, id)));
    case 'POST bookings':
      requireVersion(request, '2026-02-25');
      return { status: 201, data: presentBooking(makeBooking(state, request.body, now)) };
    case 'POST bookings/:id/cancel':
      requireVersion(request, '2026-02-25');
      return found(presentBooking(cancelBooking(state, id, request.body)));
    case 'POST bookings/:id/reschedule':
      requireVersion(request, '2026-02-25');
      return { status: 201, data: presentBooking(moveBooking(state, id, request.body, now)) };
    case 'POST webhooks':
      return { status: 201, data: addWebhook(state, request.body) };
    case 'DELETE webhooks/:id':
      if (!state.webhooks.delete(id)) throw new CalComRefusal(404, `Webhook with ID=${id} not found.`);
      return found({});
    default:
      throw new CalComRefusal(404, `Cannot ${method} /v2/${path}`);
  }
}

function requireKnown(names: readonly string[], known: readonly string[]): void {
  for (const name of names)
    if (!known.includes(name)) throw new CalComRefusal(400, `property ${name} should not exist`);
}

/** The vendor answers in an older shape without it, which no good caller can read. */
function requireVersion({ version }: CalComRequest, expected: string): void {
  if (version !== expected) throw new CalComRefusal(400, `cal-api-version ${version} is not ${expected}`);
}

function eventTypeOf(state: CalComState, id: number): FakeEventType {
  const found = state.eventTypes.get(id);
  if (found === undefined) throw new CalComRefusal(404, `Event type with id ${id} not found`);
  return found;
}

function bookingOf(state: CalComState, uid: string): FakeBooking {
  const found = state.bookings.get(uid);
  if (found === undefined)
    throw new CalComRefusal(404, `Booking with uid=${uid} was not found in the database`);
  return found;
}

function presentEventType(state: CalComState, eventType: FakeEventType): Json {
  const { timeZone: _zone, starts: _starts, ...shown } = eventType;
  return { ...shown, ownerId: state.account.id, users: [state.account], currency: 'usd', metadata: {} };
}

function presentBooking(booking: FakeBooking): Json {
  const { attendee, responses, eventTypeId, ...shown } = booking;
  return {
    ...shown,
    eventTypeId,
    eventType: { id: eventTypeId, slug: '30min' },
    attendees: [{ ...attendee, absent: false }],
    bookingFieldsResponses: { ...responses, name: attendee.name, email: attendee.email },
    hosts: [],
    duration: (Date.parse(booking.end) - Date.parse(booking.start)) / 60_000,
  };
}

function answerSlots(state: CalComState, query: URLSearchParams, now: Date): Json {
  const [start, end] = [query.get('start'), query.get('end')];
  if (start === null || end === null)
    throw new CalComRefusal(400, 'start must be a valid ISO 8601 date string');
  requireKnown([...query.keys()], ['eventTypeId', 'start', 'end', 'timeZone', 'bookingUidToReschedule']);
  const eventType = eventTypeOf(state, Number(query.get('eventTypeId')));
  const zone = query.get('timeZone') ?? 'UTC';
  const days: Record<string, { start: string }[]> = {};
  const range = { from: new Date(start), to: new Date(end), now };
  for (const free of listFreeStarts(state, eventType, range, query.get('bookingUidToReschedule'))) {
    // With the offset of the zone that was asked for, as the vendor gives it.
    const local = new TZDate(free.getTime(), zone).toISOString();
    const date = local.slice(0, 10);
    days[date] = [...(days[date] ?? []), { start: local }];
  }
  return days;
}

function findBookings(state: CalComState, query: URLSearchParams): FakeBooking[] {
  requireKnown([...query.keys()], ['eventTypeId', 'attendeeEmail', 'afterStart', 'beforeEnd']);
  const [id, email] = [Number(query.get('eventTypeId')), query.get('attendeeEmail')];
  return [...state.bookings.values()].filter(
    (each) =>
      each.eventTypeId === id &&
      each.attendee.email === email &&
      Date.parse(each.start) >= Date.parse(query.get('afterStart') ?? '') &&
      Date.parse(each.end) <= Date.parse(query.get('beforeEnd') ?? ''),
  );
}

function makeBooking(state: CalComState, body: Json, now: Date): FakeBooking {
  const {
    eventTypeId,
    start,
    attendee,
    bookingFieldsResponses = {},
    metadata = {},
  } = body as Partial<{
    eventTypeId: number;
    start: string;
    attendee: FakeBooking['attendee'];
    bookingFieldsResponses: Record<string, unknown>;
    metadata: Record<string, string>;
  }>;
  const eventType = eventTypeOf(state, Number(eventTypeId));
  if (!/Z$/.test(start ?? ''))
    throw new CalComRefusal(400, 'start must be a valid ISO 8601 date string in UTC');
  for (const field of ['name', 'email', 'timeZone'] as const)
    if (!attendee?.[field]) throw new CalComRefusal(400, `attendee.${field} must be a string`);
  const missing = eventType.bookingFields.find(
    ({ slug, required, isDefault }) => required && !isDefault && bookingFieldsResponses[slug] === undefined,
  );
  if (missing !== undefined)
    throw new CalComRefusal(400, `Missing required booking field response: ${missing.slug}`);
  const moment = new Date(start ?? '');
  if (moment <= now) throw new CalComRefusal(400, 'Attempting to book a meeting in the past.');
  const range = { from: moment, to: new Date(moment.getTime() + 1), now };
  if (listFreeStarts(state, eventType, range).length === 0) throw new CalComRefusal(400, taken);
  const booking: FakeBooking = {
    ...nextId(state),
    title: `${eventType.title} between ${state.account.name} and ${attendee?.name}`,
    status: 'disabled' in eventType.confirmationPolicy ? 'accepted' : 'pending',
    start: moment.toISOString(),
    end: new Date(moment.getTime() + eventType.lengthInMinutes * 60_000).toISOString(),
    eventTypeId: eventType.id,
    attendee: attendee as FakeBooking['attendee'],
    responses: bookingFieldsResponses,
    metadata,
    location: 'https://app.cal.com/video/room',
  };
  state.bookings.set(booking.uid, booking);
  return booking;
}

function nextId({ bookings }: CalComState): { id: number; uid: string } {
  const id = bookings.size + 1;
  return { id, uid: `uid${id}` };
}

/** A caller with the key acts as the host, who has to say why. */
function cancelBooking(state: CalComState, uid: string, body: Json): FakeBooking {
  requireKnown(Object.keys(body), ['cancellationReason']);
  const booking = requireOpen(state, uid, 'cancel');
  if (typeof body.cancellationReason !== 'string' || body.cancellationReason === '')
    throw new CalComRefusal(400, 'Cancellation reason is required when you are the host');
  return Object.assign(booking, { status: 'cancelled' });
}

/** Moved, it is another booking. */
function moveBooking(state: CalComState, uid: string, body: Json, now: Date): FakeBooking {
  requireKnown(Object.keys(body), ['start', 'reschedulingReason']);
  const booking = requireOpen(state, uid, 'reschedule');
  const { start } = body;
  if (typeof start !== 'string' || !/Z$/.test(start))
    throw new CalComRefusal(400, 'start must be a valid ISO 8601 date string in UTC');
  const eventType = eventTypeOf(state, booking.eventTypeId);
  const moment = new Date(start);
  const range = { from: moment, to: new Date(moment.getTime() + 1), now };
  if (listFreeStarts(state, eventType, range, uid).length === 0) throw new CalComRefusal(400, taken);
  const lengthMs = Date.parse(booking.end) - Date.parse(booking.start);
  const moved: FakeBooking = {
    ...booking,
    ...nextId(state),
    start: moment.toISOString(),
    end: new Date(moment.getTime() + lengthMs).toISOString(),
    rescheduledFromUid: uid,
  };
  state.bookings.set(moved.uid, moved);
  Object.assign(booking, { status: 'cancelled', rescheduledToUid: moved.uid });
  return moved;
}

function requireOpen(state: CalComState, uid: string, what: 'cancel' | 'reschedule'): FakeBooking {
  const booking = bookingOf(state, uid);
  if (booking.status === 'accepted' || booking.status === 'pending') return booking;
  throw new CalComRefusal(
    400,
    `Can't ${what} booking with uid=${uid} because it has been ${booking.status}.`,
  );
}

function addWebhook(state: CalComState, body: Json): Json {
  const { subscriberUrl, triggers, secret, active } = body;
  if (typeof subscriberUrl !== 'string' || !subscriberUrl.startsWith('https://'))
    throw new CalComRefusal(400, 'subscriberUrl must be a URL address');
  if (!Array.isArray(triggers) || active !== true) throw new CalComRefusal(400, 'triggers must be an array');
  const id = `webhook${state.webhooks.size + 1}`;
  const webhook = { id, subscriberUrl, triggers, secret: typeof secret === 'string' ? secret : null };
  state.webhooks.set(id, webhook);
  return { ...webhook, active };
}
