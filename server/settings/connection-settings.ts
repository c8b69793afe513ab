import { z } from 'zod';
import { isHttpsOrOwn } from './is-https-or-own.ts';
import { list, url } from './setting-types.ts';

/** Services that workspaces and their members connect to. */
export const connectionSettings = {
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('Client id for Google sign-in; its redirect URL is BASE_URL/api/google/callback.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Secret of that client.'),
  GOOGLE_ISSUER: url
    .refine(isHttpsOrOwn, 'GOOGLE_ISSUER must begin with https://, unless it is on this machine.')
    .default('https://accounts.google.com')
    .describe('Another OpenID Connect provider instead of Google.'),
  NOTION_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of a public Notion connection, for signing in to Notion; its redirect URL is BASE_URL/api/notion/callback. Tokens of internal connections work without it.',
    ),
  NOTION_CLIENT_SECRET: z.string().optional().describe('Secret of that client.'),
  NOTION_API_BASE: url
    .refine(isHttpsOrOwn, 'NOTION_API_BASE must begin with https://, unless it is on this machine.')
    .default('https://api.notion.com')
    .describe("Another server with Notion's API, without /v1."),
  CALCOM_API_BASE: url
    .refine(isHttpsOrOwn, 'CALCOM_API_BASE must begin with https://, unless it is on this machine.')
    .default('https://api.cal.com')
    .describe("Another server with Cal.com's API, such as your own Cal.com, without /v2."),
  CALCOM_APP_BASE: url
    .refine(isHttpsOrOwn, 'CALCOM_APP_BASE must begin with https://, unless it is on this machine.')
    .default('https://cal.com')
    .describe('Where the booking pages of that Cal.com are.'),
  CALCOM_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of an OAuth client at Cal.com, for signing in to Cal.com; its redirect URL is BASE_URL/api/cal-com/callback. API keys work without it.',
    ),
  CALCOM_CLIENT_SECRET: z.string().optional().describe('Secret of that client.'),
  CALCOM_AUTHORIZE_URL: url
    .refine(isHttpsOrOwn, 'CALCOM_AUTHORIZE_URL must begin with https://, unless it is on this machine.')
    .default('https://app.cal.com/auth/oauth2/authorize')
    .describe('Where browsers are sent to sign in to Cal.com.'),
  ZAPIER_APP_URL: url
    .refine(isHttpsOrOwn, 'ZAPIER_APP_URL must begin with https://, unless it is on this machine.')
    .optional()
    .describe(
      'Where people add your Zapier app to their account: the invitation link that Zapier shows you once you have pushed integrations/zapier.',
    ),
  SLACK_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of your Slack app, for posting leads and human requests; its redirect URL is BASE_URL/api/slack/callback.',
    ),
  SLACK_CLIENT_SECRET: z.string().optional().describe('Secret of that app.'),
  SLACK_SIGNING_SECRET: z
    .string()
    .optional()
    .describe(
      'Signing secret of that app. Its request URLs are BASE_URL/api/slack/events for events and BASE_URL/api/slack/actions for interactivity.',
    ),
  SLACK_API_BASE: url
    .refine(isHttpsOrOwn, 'SLACK_API_BASE must begin with https://, unless it is on this machine.')
    .default('https://slack.com')
    .describe("Another server with Slack's API, without /api."),
  SLACK_AUTHORIZE_URL: url
    .refine(isHttpsOrOwn, 'SLACK_AUTHORIZE_URL must begin with https://, unless it is on this machine.')
    .default('https://slack.com/oauth/v2/authorize')
    .describe('Where browsers are sent to allow the Slack app.'),
  WEBHOOK_ALLOW_HOSTS: list
    .default([])
    .describe(
      'Comma-separated list of host:port that webhooks may be sent to although their IP address is private or their URL is not https, for example n8n.local:5678.',
    ),
  ACTION_ALLOW_HOSTS: list
    .default([])
    .describe(
      'Comma-separated list of host:port that actions of agents may call although their IP address is private or their URL is not https, for example shop.local:8080.',
    ),
} as const;
