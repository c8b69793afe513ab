/** Its data: the workspace, the booking here, and its id at Cal.com now. */
export const refreshBookingJob = 'bookings.read-booking';

export interface RefreshBookingData {
  workspaceId: string;
  bookingId: string;
  uid: string;
}
