import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './bookings.schemas.ts';

export const listBookings = defineEndpoint<typeof schemas.listBookings>({
  name: 'bookings.list',
  method: 'GET',
  path: '/api/v1/bookings',
  access: 'member',
});

export const listTimes = defineEndpoint<typeof schemas.listTimes>({
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
