export interface HandleActivity {
  eventId: string;
}

/** An earlier name of it: jobs that wait in the queue of an installation have it. */
export const handleActivityJob = 'slack.take-news';
