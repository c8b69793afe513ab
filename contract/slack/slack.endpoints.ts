import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './slack.schemas.ts';

export const getSlack = defineEndpoint<typeof schemas.getSlack>({
  name: 'slack.get',
  method: 'GET',
  path: '/api/v1/slack',
  access: 'member',
  role: 'agent-editor',
});

/** What visitors write goes to Slack, so a session alone is not enough; asked for before the browser leaves for Slack. */
export const startSlackSignIn = defineEndpoint<typeof schemas.startSlackSignIn>({
  name: 'slack.start-sign-in',
  method: 'POST',
  path: '/api/v1/slack/sign-in',
  access: 'member',
  role: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  errors: ['cannot-process'],
});

export const finishSlackSignIn = defineEndpoint<typeof schemas.finishSlackSignIn>({
  name: 'slack.finish-sign-in',
  method: 'POST',
  path: '/api/v1/slack/sign-in/finish',
  access: 'member',
  role: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  errors: ['cannot-process', 'unavailable'],
});

/** Browsers are sent here by Slack. */
export const returnFromSlack = defineEndpoint<typeof schemas.returnFromSlack>({
  name: 'slack.return',
  method: 'GET',
  path: '/api/slack/callback',
  access: 'public',
  status: 302,
});

export const testSlack = defineEndpoint<typeof schemas.testSlack>({
  name: 'slack.test',
  method: 'POST',
  path: '/api/v1/slack/test',
  access: 'member',
  role: 'agent-editor',
  errors: ['cannot-process', 'rate-limited'],
});

export const disconnectSlack = defineEndpoint<typeof schemas.disconnectSlack>({
  name: 'slack.disconnect',
  method: 'DELETE',
  path: '/api/v1/slack',
  access: 'member',
  role: 'admin',
});

export const listSlackChannels = defineEndpoint<typeof schemas.listSlackChannels>({
  name: 'slack.list-channels',
  method: 'GET',
  path: '/api/v1/slack/channels',
  access: 'member',
  role: 'agent-editor',
  errors: ['cannot-process', 'unavailable'],
});

export const chooseSlackChannel = defineEndpoint<typeof schemas.chooseSlackChannel>({
  name: 'slack.choose-channel',
  method: 'PUT',
  path: '/api/v1/agents/{agentId}/slack-channel',
  access: 'member',
  role: 'agent-editor',
  errors: ['cannot-process', 'unavailable'],
});
