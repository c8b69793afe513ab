import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { refreshBooking } from './cal-com/refresh-booking.ts';
import { type RefreshBookingData, refreshBookingJob } from './cal-com/refresh-booking-job.ts';

export const bookingJobs: readonly JobHandler[] = [
  defineJobHandler<RefreshBookingData>({
    name: refreshBookingJob,
    concurrency: 2,
    retries: 8,
    timeoutSeconds: 60,
    run: (services, data) => refreshBooking(services, data),
  }),
];
