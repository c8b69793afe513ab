import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './bookings.schemas.ts';

export const listBookings = defineEndpoint<typeof schemas.listBookings>({
  name: 'bookings.list',
  method: 'GET',
  path: '/api/v1/bookings',
  access: 'member',
});

export const listFreeTimes = defineEndpoint<typeof schemas.listFreeTimes>({
  name: 'widget.list-booking-times',
  method: 'GET',
  path: '/api/widget/{agentId}/booking-times',
  access: 'visitor',
  errors: ['domain-not-allowed', 'invalid-visitor', 'cannot-process', 'rate-limited', 'unavailable'],
});

export const book = defineEndpoint<typeof schemas.book>({
  name: 'widget.book',
  method: 'POST',
  path: '/api/widget/{agentId}/bookings',
  access: 'visitor',
  status: 201,
  errors: [
    'domain-not-allowed',
    'invalid-visitor',
    'slot-taken',
    'cannot-process',
    'rate-limited',
    'unavailable',
  ],
});

const errorsOfChange = [
  'domain-not-allowed',
  'invalid-visitor',
  'conflict',
  'cannot-process',
  'rate-limited',
  'unavailable',
] as const;

export const listTimesToMove = defineEndpoint<typeof schemas.listTimesToMove>({
  name: 'widget.list-times-to-move-booking',
  method: 'GET',
  path: '/api/widget/{agentId}/bookings/{bookingId}/times',
  access: 'visitor',
  errors: errorsOfChange,
});

export const moveBooking = defineEndpoint<typeof schemas.moveBooking>({
  name: 'widget.move-booking',
  method: 'POST',
  path: '/api/widget/{agentId}/bookings/{bookingId}/move',
  access: 'visitor',
  errors: [...errorsOfChange, 'slot-taken'],
});

export const cancelBooking = defineEndpoint<typeof schemas.cancelBooking>({
  name: 'widget.cancel-booking',
  method: 'POST',
  path: '/api/widget/{agentId}/bookings/{bookingId}/cancel',
  access: 'visitor',
  errors: errorsOfChange,
});
