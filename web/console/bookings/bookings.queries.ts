import { queryOptions } from '@tanstack/react-query';
import { listBookings } from '#contract/bookings/bookings.endpoints.ts';
import { call } from '#web/lib/call.ts';

/** The calls that were booked in a conversation, or by a lead. One page has all of them. */
export const bookingsQuery = (of: { conversationId: string } | { leadId: string }) =>
  queryOptions({
    queryKey: ['bookings', of],
    queryFn: async ({ signal }) => (await call(listBookings, { query: { ...of, limit: 20 }, signal })).data,
  });
