/** What the app asks for, in the order of the alphabet; the manifest in `content/docs/slack.md` lists the same. */
export const slackScopes = [
  'app_mentions:read',
  'channels:history',
  'channels:join',
  'channels:read',
  'chat:write',
  'groups:history',
  'groups:read',
  'users:read',
  'users:read.email',
] as const;
