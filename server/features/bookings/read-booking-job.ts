/** Its data: the workspace, the booking here, and its id at Cal.com now. */
export const readBookingJob = 'bookings.read-booking';

export interface ReadBookingData {
  workspaceId: string;
  bookingId: string;
  uid: string;
}
