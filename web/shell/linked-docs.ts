/** Pages of the documentation that the application links to, with the place on the page. */
export const linkedDocs = [
  'api',
  'sources',
  'sources#statuses',
  'sources#notion',
  'sources#synonyms',
  'testing',
  'booking',
  'webhooks',
  'zapier',
  'zapier#publish-the-zapier-app',
  'widget',
  'messages-and-leads',
  'messages-and-leads#unanswered-questions',
  'messages-and-leads#what-the-figures-count',
  'messages-and-leads#leads',
  'partners#referral-link',
  'partners#client-workspaces',
  'partners#commission',
  'partners#white-label',
  'self-hosting#selling-plans-with-stripe',
] as const;
export type LinkedDoc = (typeof linkedDocs)[number];
