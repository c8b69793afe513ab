/** Schema of the database that belongs to the queue. */
export const jobSchema = 'jobs';
