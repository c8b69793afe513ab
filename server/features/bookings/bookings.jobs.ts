import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { readBooking } from './read-booking.ts';
import { type ReadBookingData, readBookingJob } from './read-booking-job.ts';

export const bookingJobs: readonly JobHandler[] = [
  defineJobHandler<ReadBookingData>({
    name: readBookingJob,
    concurrency: 2,
    retries: 8,
    timeoutSeconds: 60,
    run: (services, data) => readBooking(services, data),
  }),
];
