/** Finds the webhooks for which something is due, and has each served. */
export const startDueJob = 'webhooks.start-due';

/** Sends what is due for one webhook. */
export const deliverJob = 'webhooks.deliver';

/** The same for those that took long last, so that they keep no other waiting. */
export const deliverSlowlyJob = 'webhooks.deliver-slowly';

export interface DeliverJob {
  webhookId: string;
}
