/** A field of the booking form as the API gives it. */
export interface FakeField {
  type: string;
  slug: string;
  label?: string;
  required: boolean;
  isDefault: boolean;
  hidden?: boolean;
  options?: string[];
}

export interface FakeEventType {
  id: number;
  title: string;
  slug: string;
  lengthInMinutes: number;
  /** IANA name of the zone whose hours count; 9 to 17 from Monday to Friday there. */
  timeZone: string;
  /** Minutes from now until the first time that can be booked. */
  minimumBookingNotice: number;
  bookingFields: FakeField[];
  price: number;
  recurrence: object | null;
  confirmationPolicy: object;
  locations: { type: string }[];
  /** Instead of its hours: the starts that can be booked, in UTC. */
  starts?: string[];
}

export interface FakeBooking {
  id: number;
  uid: string;
  title: string;
  status: 'accepted' | 'pending' | 'cancelled' | 'rejected';
  start: string;
  end: string;
  eventTypeId: number;
  attendee: { name: string; email: string; timeZone: string };
  responses: Record<string, unknown>;
  metadata: Record<string, string>;
  location: string;
  rescheduledFromUid?: string;
  rescheduledToUid?: string;
}

export interface FakeWebhook {
  id: string;
  subscriberUrl: string;
  triggers: string[];
  secret: string | null;
}

export interface CalComState {
  account: { id: number; username: string; name: string; email: string; timeZone: string };
  eventTypes: Map<number, FakeEventType>;
  bookings: Map<string, FakeBooking>;
  webhooks: Map<string, FakeWebhook>;
}

const standardFields: FakeField[] = [
  { type: 'name', slug: 'name', required: true, isDefault: true },
  { type: 'email', slug: 'email', required: true, isDefault: true },
  { type: 'text', slug: 'title', required: true, isDefault: true, hidden: true },
  { type: 'textarea', slug: 'notes', label: 'Additional notes', required: false, isDefault: true },
  { type: 'multiemail', slug: 'guests', required: false, isDefault: true },
  { type: 'textarea', slug: 'rescheduleReason', required: false, isDefault: true },
];

/** An event type as somebody makes it at Cal.com, with what is given instead. */
export function makeEventType(
  id: number,
  given: Partial<FakeEventType> = {},
  fields: FakeField[] = [],
): FakeEventType {
  return {
    id,
    title: '30 minute call',
    slug: '30min',
    lengthInMinutes: 30,
    timeZone: 'Europe/Berlin',
    minimumBookingNotice: 120,
    price: 0,
    recurrence: null,
    confirmationPolicy: { disabled: true },
    locations: [{ type: 'integration' }],
    ...given,
    bookingFields: [...standardFields, ...fields],
  };
}

/** An account with one event type. */
export function createCalComState(): CalComState {
  return {
    account: {
      id: 7,
      username: 'fernwood',
      name: 'Fernwood Bikes',
      email: 'hello@fernwood.example',
      timeZone: 'Europe/Berlin',
    },
    eventTypes: new Map([[501, makeEventType(501)]]),
    bookings: new Map(),
    webhooks: new Map(),
  };
}
