export interface TakeNews {
  eventId: string;
}

export const takeJob = 'slack.take-news';
