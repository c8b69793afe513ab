import { expect, test } from 'vitest';
import type { BookingStatus } from '#contract/bookings/bookings.ts';
import { nameChange } from './name-change.ts';

const at = (hour: number, status: BookingStatus, minutes = 30) => {
  const startAt = new Date(Date.UTC(2027, 2, 28, hour));
  return { status, startAt, endAt: new Date(startAt.getTime() + minutes * 60_000) };
};

test.each([
  ['Cal.com accepts it', at(9, 'pending'), at(9, 'accepted'), 'made'],
  ['the host has to confirm it', at(9, 'pending'), at(9, 'requested'), 'made'],
  ['Cal.com had booked it before its answer was lost', at(9, 'failed'), at(9, 'accepted'), 'made'],
  ['Cal.com gives it another length than was asked for', at(9, 'pending'), at(9, 'accepted', 45), 'made'],
  ['the host confirms it', at(9, 'requested'), at(9, 'accepted'), 'other'],
  ['it is read again', at(9, 'accepted'), at(9, 'accepted'), 'other'],
  ['it starts later', at(9, 'accepted'), at(10, 'accepted'), 'moved'],
  ['it becomes longer', at(9, 'accepted'), at(9, 'accepted', 60), 'moved'],
  ['it is moved and has to be confirmed again', at(9, 'accepted'), at(10, 'requested'), 'moved'],
  ['it is cancelled', at(9, 'accepted'), at(9, 'cancelled'), 'cancelled'],
  ['the host declines it', at(9, 'requested'), at(9, 'rejected'), 'cancelled'],
  ['it is cancelled twice', at(9, 'cancelled'), at(9, 'cancelled'), 'other'],
  ['it is cancelled before it was known here', at(9, 'failed'), at(9, 'cancelled'), 'other'],
] as const)('a booking: %s', (_name, before, after, expected) => {
  expect(nameChange(before, after)).toBe(expected);
});
