import type { Hono } from 'hono';
import * as contract from '#contract/slack/slack.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { chooseSlackChannel } from './channels/choose-slack-channel.ts';
import { listSlackChannels } from './channels/list-slack-channels.ts';
import { disconnectSlack } from './connection/disconnect-slack.ts';
import { getSlack } from './connection/get-slack.ts';
import { testSlack } from './connection/test-slack.ts';
import { finishSlackSignIn } from './sign-in/finish-slack-sign-in.ts';
import { returnFromSlack } from './sign-in/return-from-slack.ts';
import { startSlackSignIn } from './sign-in/start-slack-sign-in.ts';

export function bindSlack(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.getSlack, ({ ctx, query }) => getSlack(ctx, query.agentId));
  bindEndpoint(app, services, contract.startSlackSignIn, async ({ ctx, body, http }) => ({
    url: await startSlackSignIn(ctx, http, body.agentId),
  }));
  bindEndpoint(app, services, contract.finishSlackSignIn, async ({ ctx, body, http }) => {
    await finishSlackSignIn(ctx, http, body);
    return getSlack(ctx);
  });
  bindEndpoint(app, services, contract.returnFromSlack, async ({ http }) => returnFromSlack(services, http));
  bindEndpoint(app, services, contract.testSlack, ({ ctx, body }) => testSlack(ctx, body.agentId));
  bindEndpoint(app, services, contract.disconnectSlack, async ({ ctx }) => {
    await disconnectSlack(ctx);
    return getSlack(ctx);
  });
  bindEndpoint(app, services, contract.listSlackChannels, ({ ctx }) => listSlackChannels(ctx));
  bindEndpoint(app, services, contract.chooseSlackChannel, async ({ ctx, params, body }) => {
    await chooseSlackChannel(ctx, params.agentId, body);
    return getSlack(ctx, params.agentId);
  });
}
